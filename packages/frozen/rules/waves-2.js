// waves, rules version 2, as they were released. Never edit: games and records depend on it.
// With what it needs of zod, @noble/ciphers and @noble/hashes (MIT licensed).
// ../../node_modules/@noble/ciphers/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
	return value;
}
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(label === "object" ? "expected valid options object" : `"${label}" expected object, got type=${typeof value}`);
};
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
function clean$1(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
const isLE = (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
const swap32IfBE = isLE ? (u) => u : byteSwap32;
function overlapBytes(a, b) {
	if (!a.byteLength || !b.byteLength) return false;
	return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}
function complexOverlapBytes(input, output) {
	if (overlapBytes(input, output) && input.byteOffset < output.byteOffset) throw new Error("complex overlap of input and output is not supported");
}
function checkOpts(defaults, opts) {
	aobject(defaults, "defaults");
	aobject(opts, "opts");
	return Object.assign(defaults, opts);
}
function getOutput(expectedLength, out, onlyAligned = true) {
	if (out === void 0) return new Uint8Array(expectedLength);
	abytes(out, expectedLength, "output");
	if (onlyAligned && !isAligned32(out)) throw new Error("invalid output, must be aligned");
	return out;
}
function isAligned32(bytes) {
	return bytes.byteOffset % 4 === 0;
}
function copyBytes(bytes) {
	return Uint8Array.from(abytes(bytes));
}
// ../../node_modules/@noble/ciphers/_arx.js
const encodeStr = (str) => Uint8Array.from(str.split(""), (c) => c.charCodeAt(0));
const sigma16_32 = (() => swap32IfBE(u32(encodeStr("expand 16-byte k"))))();
const sigma32_32 = (() => swap32IfBE(u32(encodeStr("expand 32-byte k"))))();
function rotl(a, b) {
	return a << b | a >>> 32 - b;
}
const BLOCK_LEN = 64;
const BLOCK_LEN32 = 16;
const MAX_COUNTER = (() => 2 ** 32 - 1)();
const U32_EMPTY = Uint32Array.of();
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
	const len = data.length;
	const block = new Uint8Array(BLOCK_LEN);
	const b32 = u32(block);
	const isAligned = isLE && isAligned32(data) && isAligned32(output);
	const d32 = isAligned ? u32(data) : U32_EMPTY;
	const o32 = isAligned ? u32(output) : U32_EMPTY;
	if (!isLE) {
		for (let pos = 0; pos < len; counter++) {
			core(sigma, key, nonce, b32, counter, rounds);
			swap32IfBE(b32);
			if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
			const take = Math.min(BLOCK_LEN, len - pos);
			for (let j = 0, posj; j < take; j++) {
				posj = pos + j;
				output[posj] = data[posj] ^ block[j];
			}
			pos += take;
		}
		return;
	}
	for (let pos = 0; pos < len; counter++) {
		core(sigma, key, nonce, b32, counter, rounds);
		if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const take = Math.min(BLOCK_LEN, len - pos);
		if (isAligned && take === BLOCK_LEN) {
			const pos32 = pos / 4;
			if (pos % 4 !== 0) throw new Error("arx: invalid block position");
			for (let j = 0, posj; j < BLOCK_LEN32; j++) {
				posj = pos32 + j;
				o32[posj] = d32[posj] ^ b32[j];
			}
			pos += BLOCK_LEN;
			continue;
		}
		for (let j = 0, posj; j < take; j++) {
			posj = pos + j;
			output[posj] = data[posj] ^ block[j];
		}
		pos += take;
	}
}
function createCipher(core, opts) {
	const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts({
		allowShortKeys: false,
		counterLength: 8,
		counterRight: false,
		rounds: 20
	}, opts);
	if (typeof core !== "function") throw new Error("core must be a function");
	anumber(counterLength);
	anumber(rounds);
	abool(counterRight);
	abool(allowShortKeys);
	return (key, nonce, data, output, counter = 0) => {
		abytes(key, void 0, "key");
		abytes(nonce, void 0, "nonce");
		abytes(data, void 0, "data");
		const len = data.length;
		const hasOutput = output !== void 0;
		output = getOutput(len, output, false);
		if (hasOutput) complexOverlapBytes(data, output);
		anumber(counter);
		if (counter < 0 || counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const toClean = [];
		let l = key.length;
		let k;
		let sigma;
		if (l === 32) {
			toClean.push(k = copyBytes(key));
			sigma = sigma32_32;
		} else if (l === 16 && allowShortKeys) {
			k = new Uint8Array(32);
			k.set(key);
			k.set(key, 16);
			sigma = sigma16_32;
			toClean.push(k);
		} else {
			abytes(key, 32, "arx key");
			throw new Error("invalid key size");
		}
		if (!isLE || !isAligned32(nonce)) toClean.push(nonce = copyBytes(nonce));
		let k32 = u32(k);
		if (extendNonceFn) {
			if (nonce.length !== 24) throw new Error("arx: extended nonce must be 24 bytes");
			const n16 = nonce.subarray(0, 16);
			if (isLE) extendNonceFn(sigma, k32, u32(n16), k32);
			else {
				const sigmaRaw = swap32IfBE(Uint32Array.from(sigma));
				extendNonceFn(sigmaRaw, k32, u32(n16), k32);
				clean$1(sigmaRaw);
				swap32IfBE(k32);
			}
			nonce = nonce.subarray(16);
		} else if (!isLE) swap32IfBE(k32);
		const nonceNcLen = 16 - counterLength;
		if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`);
		if (nonceNcLen !== 12) {
			const nc = new Uint8Array(12);
			nc.set(nonce, counterRight ? 0 : 12 - nonce.length);
			nonce = nc;
			toClean.push(nonce);
		}
		const n32 = swap32IfBE(u32(nonce));
		try {
			runCipher(core, sigma, k32, n32, data, output, counter, rounds);
			return output;
		} finally {
			clean$1(...toClean);
		}
	};
}
// ../../node_modules/@noble/ciphers/chacha.js
function chachaCore(s, k, n, out, cnt, rounds = 20) {
	let y00 = s[0], y01 = s[1], y02 = s[2], y03 = s[3], y04 = k[0], y05 = k[1], y06 = k[2], y07 = k[3], y08 = k[4], y09 = k[5], y10 = k[6], y11 = k[7], y12 = cnt, y13 = n[0], y14 = n[1], y15 = n[2];
	let x00 = y00, x01 = y01, x02 = y02, x03 = y03, x04 = y04, x05 = y05, x06 = y06, x07 = y07, x08 = y08, x09 = y09, x10 = y10, x11 = y11, x12 = y12, x13 = y13, x14 = y14, x15 = y15;
	for (let r = 0; r < rounds; r += 2) {
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 16);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 12);
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 8);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 7);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 16);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 12);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 8);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 7);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 16);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 12);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 8);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 7);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 16);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 12);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 8);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 7);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 16);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 12);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 8);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 7);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 16);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 12);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 8);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 7);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 16);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 12);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 8);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 7);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 16);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 12);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 8);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 7);
	}
	let oi = 0;
	out[oi++] = y00 + x00 | 0;
	out[oi++] = y01 + x01 | 0;
	out[oi++] = y02 + x02 | 0;
	out[oi++] = y03 + x03 | 0;
	out[oi++] = y04 + x04 | 0;
	out[oi++] = y05 + x05 | 0;
	out[oi++] = y06 + x06 | 0;
	out[oi++] = y07 + x07 | 0;
	out[oi++] = y08 + x08 | 0;
	out[oi++] = y09 + x09 | 0;
	out[oi++] = y10 + x10 | 0;
	out[oi++] = y11 + x11 | 0;
	out[oi++] = y12 + x12 | 0;
	out[oi++] = y13 + x13 | 0;
	out[oi++] = y14 + x14 | 0;
	out[oi++] = y15 + x15 | 0;
}
const chacha20 = createCipher(chachaCore, {
	counterRight: false,
	counterLength: 4,
	allowShortKeys: false
});
// ../../node_modules/@noble/hashes/utils.js
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
const hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
function asciiToBase16(ch) {
	return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
function hexToBytes(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) try {
		return Uint8Array.fromHex(hex);
	} catch (error) {
		if (error instanceof SyntaxError) throw new RangeError(error.message);
		throw error;
	}
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new RangeError("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
// ../kernel/src/chance.ts
const CHUNK_NUMBERS = 128;
const CHUNK_BLOCKS = CHUNK_NUMBERS / 32;
const NONCE_BYTES = 12;
const ZEROS = new Uint8Array(256);
const BIG_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 0;
const nonces = new Map();
function nonceOf(stream) {
	let nonce = nonces.get(stream);
	if (nonce === void 0) {
		const name = utf8ToBytes(stream);
		if (name.length > NONCE_BYTES) throw new Error(`chance stream '${stream}' has a name longer than ${NONCE_BYTES} bytes`);
		nonce = new Uint8Array(NONCE_BYTES);
		nonce.set(name);
		nonces.set(stream, nonce);
	}
	return nonce;
}
const cache = [];
let bytesOfKey = {
	key: "",
	bytes: new Uint8Array(32)
};
function emptyChunk() {
	const numbers = new Uint16Array(CHUNK_NUMBERS);
	return {
		key: "",
		stream: "",
		number: -1,
		bytes: new Uint8Array(numbers.buffer),
		numbers
	};
}
function chunkOf(key, stream, place, number) {
	while (cache.length <= place) cache.push(emptyChunk());
	const chunk = cache[place];
	if (chunk.number !== number || chunk.key !== key || chunk.stream !== stream) {
		if (bytesOfKey.key !== key) bytesOfKey = {
			key,
			bytes: hexToBytes(key)
		};
		chacha20(bytesOfKey.bytes, nonceOf(stream), ZEROS, chunk.bytes, number * CHUNK_BLOCKS);
		if (BIG_ENDIAN) littleEndian(chunk.numbers);
		chunk.key = key;
		chunk.stream = stream;
		chunk.number = number;
	}
	return chunk.numbers;
}
function littleEndian(numbers) {
	const data = new DataView(numbers.buffer);
	for (let i = 0; i < numbers.length; i++) numbers[i] = data.getUint16(i * 2, true);
}
const RANGE = 65536;
function nextNumber(s, stream, place) {
	if (s.seed === "") return dreamWord(s.luck) >>> 16;
	const at = s.luck[place];
	s.luck[place] = at + 1;
	return chunkOf(s.seed, stream, place, at / CHUNK_NUMBERS | 0)[at % CHUNK_NUMBERS];
}
function drawBelow(s, stream, place, n) {
	if (n <= 1) return 0;
	if (n > RANGE) throw new Error(`'${stream}': one of ${n} is more than a draw can tell apart`);
	let number = nextNumber(s, stream, place);
	while (number >= RANGE - n && number >= RANGE - RANGE % n) number = nextNumber(s, stream, place);
	return number % n;
}
function dreamWord(luck) {
	const a = luck[0];
	const b = luck[1];
	const c = luck[2];
	const counter = luck[3];
	const t = (a + b | 0) + counter | 0;
	luck[3] = counter + 1 | 0;
	luck[0] = b ^ b >>> 9;
	luck[1] = c + (c << 3) | 0;
	luck[2] = (c << 21 | c >>> 11) + t | 0;
	return t >>> 0;
}
// ../kernel/src/copy.ts
function copyTable(s) {
	return {
		game: s.game,
		sees: s.sees,
		seats: s.seats,
		options: s.options,
		seed: s.seed,
		luck: s.luck.slice(),
		tide: s.tide,
		agenda: s.agenda.slice(),
		asks: s.asks.slice(),
		sealed: s.sealed,
		replies: s.replies.slice(),
		pools: s.pools,
		faces: s.faces.slice(),
		known: s.known.slice()
	};
}
// ../kernel/src/mint.ts
function mint(make) {
	return minted(make.length, make);
}
function minted(keys, make) {
	switch (keys) {
		case 0: {
			const only = deepFreeze(make());
			return () => only;
		}
		case 1: return oneKey((key) => deepFreeze(make(key)));
		case 2: {
			const byFirst = oneKey((first) => oneKey((second) => deepFreeze(make(first, second))));
			return (first, second) => byFirst(first)(second);
		}
		case 3: {
			const byFirst = oneKey((first) => oneKey((second) => oneKey((third) => deepFreeze(make(first, second, third)))));
			return (first, second, third) => byFirst(first)(second)(third);
		}
		default: {
			const byFirst = oneKey((first) => minted(keys - 1, (...rest) => make(first, ...rest)));
			return (first, ...rest) => byFirst(first)(...rest);
		}
	}
}
const SMALL = 4096;
function oneKey(make) {
	const small = [];
	const other = new Map();
	const first = (key) => {
		if (typeof key !== "number" || !Number.isInteger(key) || key < 0 || key >= SMALL) {
			let made = other.get(key);
			if (made === void 0) other.set(key, made = make(key));
			return made;
		}
		while (small.length < key) small.push(void 0);
		return small[key] = make(key);
	};
	return (key) => (typeof key === "number" && key < small.length ? small[key] : other.get(key)) ?? first(key);
}
function deepFreeze(value) {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const item of Object.values(value)) deepFreeze(item);
	}
	return value;
}
const thaws = new WeakMap();
function thawed(value) {
	if (typeof value !== "object" || value === null) return value;
	const known = thaws.get(value);
	if (known !== void 0) return known;
	const thaw = Array.isArray(value) ? value.map(thawed) : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, thawed(item)]));
	thaws.set(value, thaw);
	return thaw;
}
// ../kernel/src/state.ts
const PUBLIC = 1 << 30;
const seatBit = (seat) => 1 << seat;
const everyone = (seats) => (1 << seats) - 1;
const includes = (set, seat) => (set & 1 << seat) !== 0;
const seatsIn = (set) => {
	const seats = [];
	for (let seat = 0; set >> seat !== 0 && seat < 30; seat++) if (includes(set, seat)) seats.push(seat);
	return seats;
};
function repeat(count, value) {
	const list = [];
	for (let i = 0; i < count; i++) list.push(value);
	return list;
}
// ../kernel/src/io.ts
var Io = class {
	game;
	edition;
	state;
	emit = void 0;
	constructor(game, state) {
		this.game = game;
		this.edition = thawed(game.edition);
		this.state = state;
	}
	next(...steps) {
		for (let i = steps.length - 1; i >= 0; i--) this.state.agenda.push(steps[i]);
	}
	push(step) {
		this.state.agenda.push(step);
	}
	ask(ask) {
		this.state.asks.push(ask);
	}
	seal(seats, ask, posed) {
		const s = this.state;
		s.sealed = {
			ask,
			seats
		};
		for (let seat = 0; seat < s.seats; seat++) {
			s.replies[seat] = null;
			if (includes(seats, seat)) s.asks.push(posed(seat));
		}
	}
	reply(seat) {
		return this.state.replies[seat];
	}
	draw(stream, n) {
		const s = this.state;
		s.tide++;
		return drawBelow(s, stream, this.#placeOf(stream), n);
	}
	#placeOf(stream) {
		const { chance } = this.game;
		for (let place = 0; place < chance.length; place++) if (chance[place] === stream) return place;
		throw new Error(`${this.game.id}: there is no chance stream '${stream}'`);
	}
	roll(stream, sides) {
		return 1 + this.draw(stream, sides);
	}
	knows(back, seat) {
		return includes(this.state.known[back], seat);
	}
	isPublic(back) {
		return (this.state.known[back] & PUBLIC) !== 0;
	}
	show(back, seats) {
		const s = this.state;
		const before = s.known[back];
		const after = before | seats;
		if (after !== before) {
			s.known[back] = after;
			s.tide++;
		}
	}
	reveal(back) {
		this.show(back, PUBLIC | everyone(this.state.seats));
	}
	lay(back, face, seats) {
		this.state.faces[back] = face;
		this.state.known[back] = seats;
	}
	forget(backs) {
		const known = this.state.known;
		for (let i = 0; i < backs.length; i++) known[backs[i]] = 0;
	}
	shuffle(backs, stream) {
		const s = this.state;
		this.forget(backs);
		for (let i = backs.length - 1; i > 0; i--) {
			const j = this.draw(stream, i + 1);
			const face = s.faces[backs[i]];
			s.faces[backs[i]] = s.faces[backs[j]];
			s.faces[backs[j]] = face;
		}
	}
	rebind(backs, stream, follow = -1) {
		const { faces, known } = this.state;
		const place = this.#placeOf(stream);
		for (let i = backs.length - 1; i > 0; i--) {
			const j = drawBelow(this.state, stream, place, i + 1);
			const a = backs[i];
			const b = backs[j];
			const face = faces[a];
			faces[a] = faces[b];
			faces[b] = face;
			const knew = known[a];
			known[a] = known[b];
			known[b] = knew;
			if (follow === a) follow = b;
			else if (follow === b) follow = a;
		}
		return follow;
	}
	exit(backs, leaving, told, stream) {
		if (backs.length < 2) return leaving;
		const moved = this.rebind(backs, stream, leaving);
		const known = this.state.known;
		for (let i = 0; i < backs.length; i++) known[backs[i]] &= told & -1073741825;
		return moved;
	}
};
// ../kernel/src/offers.ts
var Offers = class {
	legal = [];
	count = 0;
	back = [];
	backs = 0;
	refused = null;
	#io = null;
	#ask = null;
	clear() {
		this.count = 0;
		this.backs = 0;
		this.refused = null;
	}
	get explains() {
		return this.refused !== null;
	}
	explaining(io, ask) {
		this.refused = [];
		this.#io = io;
		this.#ask = ask;
	}
	offer(choice, unmet = null) {
		if (unmet === null) this.legal[this.count++] = choice;
		else if (this.refused !== null) this.#refuse(choice, unmet);
	}
	offerBack(choice) {
		this.back[this.backs++] = choice;
	}
	#refuse(choice, { rule, code, params }) {
		if (this.refused !== null && this.#io !== null && this.#ask !== null) this.refused.push({
			choice,
			rule,
			code,
			params: params?.(this.#io, this.#ask, choice) ?? {}
		});
	}
};
function reason(rule, code, params) {
	return params === void 0 ? {
		rule,
		code
	} : {
		rule,
		code,
		params
	};
}
// ../../node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own$1(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own$1(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own$1(this, key, compute(this));
			},
			set(value) {
				own$1(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$1(this, key, fn.bind(this));
		},
		set(value) {
			own$1(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// ../../node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// ../../node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// ../../node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// ../../node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// ../../node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// ../../node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// ../../node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// ../../node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$1(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// ../../node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// ../../node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// ../../node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// ../../node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// ../../node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// ../../node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// ../../node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// ../../node_modules/zod/v4/classic/parse.js
const parse = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode = _encode(ZodRealError);
const decode = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// ../../node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own$1(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own$1(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
// ../kernel/src/edition.ts
const source = _enum([
	"rulebook",
	"published",
	"house"
]);
// ../waves/src/edition/house-1.json
var house_1_default = {
	id: "house-1",
	title: "House edition 1",
	infamy: {
		"start": 5,
		"max": 18,
		"perPoint": 3,
		"source": {
			"start": "rulebook",
			"max": "house",
			"perPoint": "rulebook"
		}
	},
	spirits: {
		"squares": 2,
		"raised": 7,
		"source": {
			"squares": "rulebook",
			"raised": "rulebook"
		}
	},
	chests: {
		"count": 3,
		"columns": 2,
		"rows": 4,
		"buriedBonus": 2,
		"fullBonus": 0,
		"source": {
			"count": "rulebook",
			"columns": "house",
			"rows": "house",
			"buriedBonus": "rulebook",
			"fullBonus": "house"
		}
	},
	hull: {
		"squares": 5,
		"thresholds": [
			12,
			21,
			30
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	small: {
		"squares": 2,
		"thresholds": [2, 6],
		"source": {
			"squares": "house",
			"thresholds": "house"
		}
	},
	large: {
		"squares": 3,
		"thresholds": [
			3,
			7,
			11
		],
		"source": {
			"squares": "house",
			"thresholds": "house"
		}
	},
	ports: {
		"squares": 5,
		"thresholds": [
			4,
			10,
			15
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	crew: {
		"squares": 5,
		"thresholds": [
			4,
			8,
			13
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	dice: {
		"crewPerSeat": 5,
		"crewInBag": 2,
		"freebooters": 6,
		"freebootersBeyondSeats": 1,
		"perSeatAndRound": 3,
		"sailorFace": 1,
		"source": {
			"crewPerSeat": "rulebook",
			"crewInBag": "rulebook",
			"freebooters": "rulebook",
			"freebootersBeyondSeats": "rulebook",
			"perSeatAndRound": "rulebook",
			"sailorFace": "house"
		}
	}
};
// ../waves/src/edition/house-2.json
var house_2_default = {
	id: "house-2",
	title: "House edition 2",
	infamy: {
		"start": 5,
		"max": 18,
		"perPoint": 3,
		"source": {
			"start": "rulebook",
			"max": "house",
			"perPoint": "rulebook"
		}
	},
	spirits: {
		"squares": 2,
		"raised": 7,
		"source": {
			"squares": "rulebook",
			"raised": "rulebook"
		}
	},
	chests: {
		"count": 3,
		"columns": 2,
		"rows": 4,
		"buriedBonus": 2,
		"fullBonus": 0,
		"source": {
			"count": "rulebook",
			"columns": "house",
			"rows": "house",
			"buriedBonus": "rulebook",
			"fullBonus": "house"
		}
	},
	hull: {
		"squares": 5,
		"thresholds": [
			13,
			27,
			35
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	small: {
		"squares": 2,
		"thresholds": [2, 5],
		"source": {
			"squares": "house",
			"thresholds": "house"
		}
	},
	large: {
		"squares": 3,
		"thresholds": [
			3,
			6,
			9
		],
		"source": {
			"squares": "house",
			"thresholds": "house"
		}
	},
	ports: {
		"squares": 5,
		"thresholds": [
			8,
			12,
			18
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	crew: {
		"squares": 5,
		"thresholds": [
			4,
			8,
			13
		],
		"fullBonus": 5,
		"source": {
			"squares": "rulebook",
			"thresholds": "house",
			"fullBonus": "rulebook"
		}
	},
	dice: {
		"crewPerSeat": 5,
		"crewInBag": 2,
		"freebooters": 6,
		"freebootersBeyondSeats": 1,
		"perSeatAndRound": 3,
		"sailorFace": 1,
		"source": {
			"crewPerSeat": "rulebook",
			"crewInBag": "rulebook",
			"freebooters": "rulebook",
			"freebootersBeyondSeats": "rulebook",
			"perSeatAndRound": "rulebook",
			"sailorFace": "house"
		}
	}
};
// ../waves/src/board/state.ts
const ICONS = [
	"spirits",
	"chest0",
	"chest1",
	"chest2",
	"bury",
	"hull",
	"small",
	"large",
	"ports",
	"crew"
];
function iconNamed(name) {
	let icon = 0;
	while (ICONS[icon] !== name) icon++;
	return icon;
}
const isChest = (icon) => icon >= 1 && icon < 4;
const ROWS = [
	"hull",
	"ports",
	"crew"
];
const CANNONS = ["small", "large"];
const isSolo = (s) => s.options.mode === "solo";
const crews = (s) => isSolo(s) ? 2 : s.seats;
function sum(values) {
	let total = 0;
	for (let i = 0; i < values.length; i++) total += values[i];
	return total;
}
function wipe(values) {
	while (values.length > 0) values.pop();
}
function levelOf(thresholds, total) {
	let reached = 0;
	while (reached < thresholds.length && thresholds[reached] <= total) reached++;
	return reached;
}
const level = (thresholds, values) => levelOf(thresholds, sum(values));
const rowLevel = (io, seat, row) => level(io.edition[row].thresholds, io.state.ships[seat][row]);
const isFullRow = (io, seat, row) => io.state.ships[seat][row].length >= io.edition[row].squares;
function chestSquares({ edition, state }, chest) {
	const { columns, rows } = edition.chests;
	const depth = typeof rows === "number" ? rows : rows[chest];
	return columns * (state.options.length === "short" ? Math.min(SHORT_ROWS, depth) : depth);
}
const SHORT_ROWS = 2;
const isFullChest = (io, seat, chest) => io.state.ships[seat].chests[chest].length >= chestSquares(io, chest);
const canBury = ({ buried, chests }, chest) => !buried[chest] && chests[chest].length > 0;
const isOpenChest = (io, seat, chest) => {
	const ship = io.state.ships[seat];
	return !ship.buried[chest] && ship.chests[chest].length < chestSquares(io, chest);
};
function gainInfamy(io, seat, amount, why) {
	const ship = io.state.ships[seat];
	const gained = Math.min(amount, io.edition.infamy.max - ship.infamy);
	ship.infamy += gained;
	if (amount > 0) io.emit?.({
		type: "infamy",
		seat,
		gained,
		lost: amount - gained,
		why
	});
}
const PLAN = 4;
const planBack = (seat, die) => seat * PLAN + die;
const buryBack = (seat) => seat * PLAN + 3;
const placedAt = (s, seat, die) => s.faces[seat * PLAN + die];
function dieOn(s, seat, icon) {
	const at = seat * PLAN;
	for (let die = 0; die < 3; die++) if (s.faces[at + die] === icon) return die;
	return -1;
}
const faceOfDie = (s, seat, die) => s.dice[s.ships[seat].nest[die]];
const distance = (s, seat) => (seat - s.first + s.seats) % s.seats;
const crewOf = ({ edition }, seat) => ({
	from: seat * edition.dice.crewPerSeat,
	to: (seat + 1) * edition.dice.crewPerSeat
});
const freebooters = ({ edition, state }) => ({
	from: crews(state) * edition.dice.crewPerSeat,
	to: state.dice.length
});
const isOf = ({ from, to }, die) => die >= from && die < to;
const ownerOf = (io, die) => isOf(freebooters(io), die) ? -1 : Math.floor(die / io.edition.dice.crewPerSeat);
function highest(io, dice) {
	const rank = (die) => io.state.dice[die] * 1e3 + (ownerOf(io, die) === -1 ? 500 : 0) - die;
	return dice.reduce((best, die) => rank(die) > rank(best) ? die : best);
}
function moveToNest(s, die, seat) {
	const { pool } = s;
	let at = 0;
	while (pool[at] !== die) at++;
	for (; at < pool.length - 1; at++) pool[at] = pool[at + 1];
	pool.pop();
	s.ships[seat].nest.push(die);
}
// ../waves/src/rules/solo.ts
const RANKS = [
	[110, "terror"],
	[95, "captain"],
	[80, "bosun"],
	[60, "deckhand"]
];
const soloTitle = (score) => RANKS.find(([least]) => score >= least)?.[1] ?? "monkey";
function merchantmanTakes(io) {
	const s = io.state;
	const others = s.pool.filter((die) => ownerOf(io, die) !== 0);
	const die = highest(io, others.length > 0 ? others : s.pool);
	moveToNest(s, die, 1);
	io.emit?.({
		type: "drafted",
		seat: 1,
		die,
		face: s.dice[die],
		owner: ownerOf(io, die),
		how: "merchant",
		cost: 0
	});
}
function merchantmanLoads(io) {
	const s = io.state;
	const ship = s.ships[1];
	ship.nest.map((die) => s.dice[die]).sort((a, b) => b - a).forEach((value, k) => {
		const hold = (s.round + k) % 3;
		const stack = ship.chests[hold];
		if (stack.length >= chestSquares(io, hold)) {
			stack.length = 0;
			io.emit?.({
				type: "sailedHome",
				hold
			});
		}
		stack.push(value);
		io.emit?.({
			type: "wrote",
			seat: 1,
			icon: `chest${hold}`,
			value,
			raised: false
		});
	});
}
const merchantmanHull = (s) => s.round <= 4 ? 0 : s.round <= 8 ? 1 : 2;
const NAVY_SHOTS = {
	4: 2,
	8: 3,
	12: 4
};
const navyShots = (round) => NAVY_SHOTS[round] ?? 0;
function navyTarget({ ships }) {
	const { chests, buried } = ships[0];
	let chest = -1;
	for (let k = 0; k < 3; k++) if (!buried[k] && (chest === -1 || sum(chests[k]) > sum(chests[chest]))) chest = k;
	return chest;
}
function navyFires(io) {
	const s = io.state;
	const fired = isSolo(s) ? navyShots(s.round) : 0;
	if (fired === 0) return;
	const chest = navyTarget(s);
	if (chest === -1) return;
	const stack = s.ships[0].chests[chest];
	const blocked = Math.min(fired, rowLevel(io, 0, "hull"));
	const taken = stack.splice(Math.max(0, stack.length - (fired - blocked))).reverse();
	io.emit?.({
		type: "navy",
		shots: fired,
		blocked,
		chest,
		lost: taken
	});
}
// ../waves/src/rules/score.ts
const rowBonus = ({ squares, fullBonus }, values) => values.length >= squares ? fullBonus : 0;
function scoreOf(io, seat) {
	const { edition } = io;
	const ship = io.state.ships[seat];
	const { fullBonus } = edition.chests;
	let treasure = 0;
	let buried = 0;
	let full = 0;
	for (let chest = 0; chest < 3; chest++) {
		treasure += sum(ship.chests[chest]);
		if (ship.buried[chest]) buried += edition.chests.buriedBonus;
		if (fullBonus > 0 && isFullChest(io, seat, chest)) full += fullBonus;
	}
	return {
		treasure,
		buried,
		...fullBonus > 0 ? { full } : {},
		hull: rowBonus(edition.hull, ship.hull),
		ports: rowBonus(edition.ports, ship.ports),
		crew: rowBonus(edition.crew, ship.crew),
		infamy: Math.floor(ship.infamy / edition.infamy.perPoint)
	};
}
function points(io, seat) {
	const { treasure, buried, full = 0, hull, ports, crew, infamy } = scoreOf(io, seat);
	return treasure + buried + full + hull + ports + crew + infamy;
}
function outcome(io) {
	const s = io.state;
	const seats = Array.from({ length: s.seats }, (_, seat) => ({
		seat,
		score: points(io, seat),
		infamy: s.ships[seat].infamy,
		parts: { ...scoreOf(io, seat) }
	}));
	const rankOf = (one) => 1 + seats.filter((other) => other.score > one.score || other.score === one.score && other.infamy > one.infamy).length;
	const standings = seats.map((one) => ({
		seat: one.seat,
		rank: rankOf(one),
		score: one.score,
		parts: one.parts
	}));
	standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
	const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
	const result = {
		why: `ended.${s.ended}`,
		standings,
		winners
	};
	return isSolo(s) ? {
		...result,
		title: `rank.${soloTitle(standings[0].score)}`
	} : result;
}
// ../waves/src/words/tells.ts
const tells = {
	rolled: "plain",
	drafted: "small",
	yarrr: "small",
	revealed: "big",
	wrote: "small",
	buried: "big",
	level: "small",
	aimed: "small",
	fired: "with",
	firedAtNobody: "plain",
	volley: "big",
	stowed: "plain",
	infamy: "small",
	hired: "small",
	anchor: "big",
	sailedHome: "plain",
	navy: "big",
	ended: "big"
};
// ../waves/src/rules/steps.ts
const SETUP_FIRST = mint(() => ({ step: "setup.first" }))();
const ROUND = mint(() => ({ step: "round.roll" }))();
const DRAFT = mint(() => ({ step: "draft" }))();
const ALLOCATE = mint(() => ({ step: "allocate" }))();
const REVEAL = mint(() => ({ step: "reveal" }))();
const raiseAt = mint((at) => ({
	step: "raise",
	at
}));
const RAISE_CLOSE = mint(() => ({ step: "raise.close" }))();
const WRITE_SPIRITS = mint(() => ({ step: "write.spirits" }))();
const WRITE_CHESTS = mint(() => ({ step: "write.chests" }))();
const BURY_CLOSE = mint(() => ({ step: "bury.close" }))();
const WRITE_HULL = mint(() => ({ step: "write.hull" }))();
const WRITE_CANNONS = mint(() => ({ step: "write.cannons" }))();
const FIRE_ORDER = mint(() => ({ step: "fire.order" }))();
const fireAim = mint((seat) => ({
	step: "fire.aim",
	seat
}));
const fireVolley = mint((by, target) => ({
	step: "fire.volley",
	by,
	target
}));
const fireStow = mint((seat) => ({
	step: "fire.stow",
	seat
}));
const fireInfamy = mint((seat) => ({
	step: "fire.infamy",
	seat
}));
const FIRE_NAVY = mint(() => ({ step: "fire.navy" }))();
const WRITE_PORTS = mint(() => ({ step: "write.ports" }))();
const WRITE_CREW = mint(() => ({ step: "write.crew" }))();
const ANCHOR = mint(() => ({ step: "anchor" }))();
// ../waves/src/rules/cannons.ts
const aimAt = mint((cannon, seat, chest) => ({
	cannon,
	seat,
	chest
}));
const stowIn = mint((chest) => ({ chest }));
const aimAsk = mint((seat) => ({
	kind: "aim",
	seat
}));
const stowAsk = mint((seat) => ({
	kind: "stow",
	seat
}));
const partOf = (of, cannon) => cannon === "small" ? of.small : of.large;
const isLoaded = (io, seat, cannon) => partOf(io.state.ships[seat], cannon).length >= partOf(io.edition, cannon).squares;
function shots(io, seat, cannon) {
	const { thresholds } = partOf(io.edition, cannon);
	return io.state.options.cannonShots === "fixed" ? thresholds.length : level(thresholds, partOf(io.state.ships[seat], cannon));
}
const hullLevel = (io, seat) => isSolo(io.state) && seat !== 0 ? merchantmanHull(io.state) : level(io.edition.hull.thresholds, io.state.ships[seat].hull);
const isTarget = (s, by, seat, chest) => seat !== by && !s.ships[seat].buried[chest] && (s.options.emptyTargets === "allowed" || s.ships[seat].chests[chest].length > 0);
function anyTarget(s, by) {
	for (let seat = 0; seat < crews(s); seat++) for (let chest = 0; chest < 3; chest++) if (isTarget(s, by, seat, chest)) return true;
	return false;
}
function isAimed({ aims }, cannon) {
	for (let i = 0; i < aims.length; i++) if (aims[i].cannon === cannon) return true;
	return false;
}
function aimedAt({ aims }, seat) {
	for (let i = 0; i < aims.length; i++) if (aims[i].seat === seat) return aims[i];
}
const cannonSteps = {
	"fire.order"(io) {
		const s = io.state;
		if (isSolo(s)) io.push(FIRE_NAVY);
		let shooters = null;
		for (let seat = 0; seat < s.seats; seat++) if (isLoaded(io, seat, "small") || isLoaded(io, seat, "large")) (shooters ??= []).push(seat);
		if (shooters === null) return;
		if (shooters.length > 1) shooters.sort((a, b) => s.ships[b].infamy - s.ships[a].infamy || tieDistance(s, a) - tieDistance(s, b));
		for (let i = shooters.length - 1; i >= 0; i--) io.push(fireAim(shooters[i]));
	},
	"fire.aim"(io, { seat }) {
		const s = io.state;
		for (let i = 0; i < CANNONS.length; i++) {
			if (!isLoaded(io, seat, CANNONS[i]) || isAimed(s, CANNONS[i]) || !anyTarget(s, seat)) continue;
			io.push(fireAim(seat));
			io.ask(aimAsk(seat));
			return;
		}
		io.push(fireInfamy(seat));
		if (s.options.lootChest === "once") io.push(fireStow(seat));
		for (let i = s.aims.length - 1; i >= 0; i--) {
			const target = s.aims[i].seat;
			if (aimedAt(s, target) === s.aims[i]) io.push(fireVolley(seat, target));
		}
	},
	"fire.volley"(io, { by, target }) {
		const s = io.state;
		const hull = hullLevel(io, target);
		let chest = 0;
		let fired = 0;
		let hits = 0;
		for (const aimed of s.aims) {
			if (aimed.seat !== target) continue;
			chest = aimed.chest;
			const each = shots(io, by, aimed.cannon);
			fired += each;
			hits += Math.max(0, each - hull);
			io.emit?.({
				type: "fired",
				seat: by,
				cannon: aimed.cannon,
				shots: each,
				target,
				chest
			});
		}
		if (s.options.hullAgainstTwo === "once") hits = Math.max(0, fired - hull);
		const stack = s.ships[target].chests[chest];
		const blocked = fired - hits;
		const taken = s.loot.length;
		while (hits-- > 0 && stack.length > 0) s.loot.push(stack.pop() ?? 0);
		io.emit?.({
			type: "volley",
			seat: by,
			target,
			chest,
			blocked,
			loot: s.loot.slice(taken)
		});
		if (s.options.lootChest === "perTarget") io.push(fireStow(by));
	},
	"fire.stow"(io, { seat }) {
		if (io.state.loot.length === 0) return;
		let open = -1;
		let count = 0;
		for (let chest = 0; chest < 3; chest++) {
			if (!isOpenChest(io, seat, chest)) continue;
			open = chest;
			count++;
		}
		if (count > 1) io.ask(stowAsk(seat));
		else putLoot(io, seat, open);
	},
	"fire.infamy"(io, { seat }) {
		const s = io.state;
		const hadTarget = s.aims.length > 0;
		wipe(s.aims);
		for (let i = 0; i < CANNONS.length; i++) {
			const cannon = CANNONS[i];
			if (!isLoaded(io, seat, cannon)) continue;
			const values = partOf(s.ships[seat], cannon);
			let lowest = values[0];
			for (let k = 1; k < values.length; k++) if (values[k] < lowest) lowest = values[k];
			wipe(values);
			if (!hadTarget) io.emit?.({
				type: "firedAtNobody",
				seat,
				cannon
			});
			gainInfamy(io, seat, lowest, cannon);
		}
	},
	"fire.navy": navyFires
};
function tieDistance(s, seat) {
	const far = distance(s, seat);
	return far === 0 && s.options.fireTie === "leftOfFirst" ? s.seats : far;
}
function putLoot(io, seat, chest) {
	const { loot, ships } = io.state;
	const stack = chest === -1 ? [] : ships[seat].chests[chest];
	const room = chest === -1 ? 0 : chestSquares(io, chest) - stack.length;
	const kept = Math.min(room, loot.length);
	for (let i = 0; i < kept; i++) stack.push(loot[i]);
	const all = loot.slice();
	wipe(loot);
	io.emit?.({
		type: "stowed",
		seat,
		chest,
		values: all.slice(0, kept),
		lost: all.slice(kept)
	});
}
const ownChest = reason("RW-9.6", "refuse.ownChest");
const targetBuried = reason("RW-9.6", "refuse.targetBuried");
const targetEmpty = reason("RW-9.6", "refuse.targetEmpty");
const sameChest = reason("RW-9.7", "refuse.sameChest");
const aim = {
	rule: "RW-9.6",
	offer(io, { seat: by }, to) {
		const s = io.state;
		for (let i = 0; i < CANNONS.length; i++) {
			const cannon = CANNONS[i];
			if (!isLoaded(io, by, cannon) || isAimed(s, cannon)) continue;
			for (let seat = 0; seat < crews(s); seat++) {
				const { buried, chests } = s.ships[seat];
				const named = aimedAt(s, seat);
				for (let chest = 0; chest < 3; chest++) {
					const unmet = seat === by ? ownChest : buried[chest] ? targetBuried : chests[chest].length === 0 && s.options.emptyTargets === "forbidden" ? targetEmpty : named !== void 0 && named.chest !== chest ? sameChest : null;
					if (unmet === null || to.explains) to.offer(aimAt(cannon, seat, chest), unmet);
				}
			}
		}
	},
	answer(io, { seat }, choice) {
		io.state.aims.push(choice);
		io.emit?.({
			type: "aimed",
			seat,
			cannon: choice.cannon,
			target: choice.seat,
			chest: choice.chest
		});
	},
	fallback(io, { seat: by }) {
		const s = io.state;
		const cannon = isLoaded(io, by, "large") && !isAimed(s, "large") ? "large" : "small";
		let best = null;
		let most = -1;
		for (let k = 1; k < crews(s); k++) {
			const seat = (by + k) % crews(s);
			const named = aimedAt(s, seat);
			for (let chest = 0; chest < 3; chest++) {
				if (!isTarget(s, by, seat, chest) || named !== void 0 && named.chest !== chest) continue;
				const adds = aimAdds(io, by, aimAt(cannon, seat, chest));
				if (adds > most) {
					most = adds;
					best = aimAt(cannon, seat, chest);
				}
			}
		}
		if (best === null) throw new Error("an aim is asked only while there is a target");
		return best;
	}
};
function stolen(io, by, target, chest, cannons) {
	const hull = hullLevel(io, target);
	const each = cannons.map((cannon) => shots(io, by, cannon));
	const hits = io.state.options.hullAgainstTwo === "once" ? sum(each) - hull : sum(each.map((count) => Math.max(0, count - hull)));
	const stack = io.state.ships[target].chests[chest];
	return hits <= 0 ? [] : stack.slice(Math.max(0, stack.length - hits)).reverse();
}
function aimAdds(io, by, { cannon, seat, chest }) {
	const named = aimedAt(io.state, seat);
	if (named === void 0 || named.cannon === cannon) return stolenSum(io, by, seat, chest, [cannon]);
	return stolenSum(io, by, seat, chest, [named.cannon, cannon]) - stolenSum(io, by, seat, chest, [named.cannon]);
}
const stolenSum = (io, by, target, chest, cannons) => sum(stolen(io, by, target, chest, cannons));
const stowBuried = reason("RW-9.14", "refuse.chestIsBuried");
const stowFull = reason("RW-9.14", "refuse.chestIsFull");
const stow = {
	rule: "RW-9.14",
	offer(io, { seat }, to) {
		const { buried } = io.state.ships[seat];
		for (let chest = 0; chest < 3; chest++) to.offer(stowIn(chest), buried[chest] ? stowBuried : isOpenChest(io, seat, chest) ? null : stowFull);
	},
	answer(io, { seat }, choice) {
		putLoot(io, seat, choice.chest);
	},
	fallback(io, { seat }) {
		const { chests } = io.state.ships[seat];
		const open = [
			0,
			1,
			2
		].filter((chest) => isOpenChest(io, seat, chest));
		return stowIn(open.reduce((best, chest) => chests[chest].length < chests[best].length ? chest : best));
	}
};
// ../waves/src/words/numeral.ts
const NUMERALS = [
	"I",
	"II",
	"III"
];
const numeral = (chest) => NUMERALS[chest] ?? "";
// ../waves/src/words/placing.ts
function placing(io, seat, face, icon) {
	const ship = io.state.ships[seat];
	if (icon.startsWith("chest")) {
		const chest = Number(icon[5]);
		return {
			face,
			chest: numeral(chest),
			sum: sum(ship.chests[chest]),
			total: sum(ship.chests[chest]) + face
		};
	}
	if (icon === "overboard") return { face };
	if (icon === "spirits") return {
		face,
		filled: ship.spirits.length + 1,
		squares: io.edition.spirits.squares
	};
	const part = icon;
	const values = ship[part];
	const { thresholds, squares } = io.edition[part];
	const reached = level(thresholds, [...values, face]);
	return {
		face,
		sum: sum(values),
		total: sum(values) + face,
		level: reached,
		shots: io.state.options.cannonShots === "fixed" ? thresholds.length : reached,
		filled: values.length + 1,
		squares,
		fires: values.length + 1 >= squares
	};
}
// ../waves/src/words/cites.ts
const RULES = {
	rolled: "RW-2.1",
	drafted: "RW-2.2",
	"drafted.bribe": "RW-2.5",
	"drafted.sailor": "RW-2.8",
	yarrr: "RW-3.10",
	revealed: "RW-3.11",
	wrote: "RW-4.2",
	buried: "RW-7.3",
	level: "RW-0.2",
	aimed: "RW-9.6",
	fired: "RW-9.3",
	firedAtNobody: "RW-9.20",
	volley: "RW-9.10",
	stowed: "RW-9.14",
	infamy: "RW-10.2",
	hired: "RW-11.2",
	anchor: "RW-12.3",
	ended: "RW-13.3"
};
const cites = ({ type, how }) => RULES[`${type}.${String(how)}`] ?? RULES[type];
// ../waves/src/words/de.ts
const de = {
	"game.title": "Rolling with the Waves",
	"game.blurb": "Drei Würfel wählen, heimlich aufs Schiff verteilen, gemeinsam aufdecken und die Breitseiten krachen lassen.",
	"icon.spirits": "Moral heben",
	"icon.chest0": "Truhe I",
	"icon.chest1": "Truhe II",
	"icon.chest2": "Truhe III",
	"icon.bury": "Vergraben",
	"icon.hull": "Rumpf",
	"icon.small": "Kleine Kanone",
	"icon.large": "Große Kanone",
	"icon.ports": "Häfen plündern",
	"icon.crew": "Leute anheuern",
	"seat.1": "Kauffahrer",
	"cannon.small": "kleine Kanone",
	"cannon.large": "große Kanone",
	"ask.draft": "Runde {round} · nimm einen Würfel",
	"ask.place": "Runde {round} · lege Würfel {die}, eine {face}",
	"ask.plan": "Runde {round} · plant hinter dem Schirm",
	"ask.yarrr": "Runde {round} · alle drei Würfel liegen: ruf YARRR!",
	"ask.hold": "Runde {round} · die anderen haben noch nicht YARRR! gerufen",
	"ask.raise": "Runde {round} · die Moral ausgeben und einen Würfel als 7 schreiben?",
	"ask.bury": "Runde {round} · welche Truhe vergräbst du?",
	"ask.aim": "Runde {round} · Feuer! Wähle ein Ziel",
	"ask.stow": "Runde {round} · wähle eine Truhe für die Beute: {loot}",
	"choice.take": "Nimm die {clear?klare {face} (frei)|{own?eigene {face} (frei)|{face} von {owner:seat}}}",
	"choice.bribe": "Besteche die {clear?klare {face}|{own?eigene {face}|{face} von {owner:seat} für {face} Ruchlosigkeit ({left} bleiben)}}",
	"choice.sailor": "Nimm die {clear?klare {face}|{own?eigene {face}|{face} von {owner:seat}}} als betrunkenen Matrosen (sie wird zur {sailor})",
	"choice.at.spirits": "Moral heben ({filled} von {squares})",
	"choice.at.chest": "Truhe {chest}: {sum} + {face} = {total}",
	"choice.at.hull": "Rumpf: {sum} + {face} = {total}, Stufe {level}",
	"choice.at.ports": "Häfen: {sum} + {face} = {total}, Stufe {level}",
	"choice.at.crew": "Mannschaft: {sum} + {face} = {total}, Stufe {level}",
	"choice.at.small": "Kleine Kanone: {sum} + {face} = {total}, {fires?sie feuert|{filled} von {squares}}",
	"choice.at.large": "Große Kanone: {sum} + {face} = {total}, {fires?sie feuert|wird geladen}",
	"choice.at.overboard": "Über Bord: kein Platz mehr frei",
	"choice.bury": "Vergrab Truhe {chest} ({sum} Punkte) mit allen drei Würfeln",
	"choice.buryToo": "Vergraben, wie die anderen",
	"choice.buryLater": "Mit allen drei Würfeln eine Truhe vergraben und später sagen, welche",
	"choice.yarrr": "YARRR! Mein Plan steht",
	"choice.again": "Den Plan zurücknehmen",
	"choice.raise.none": "Die Moral in dieser Runde behalten",
	"choice.raise.later": "Später entscheiden, beim nächsten Würfel",
	"choice.raise": "{icon:icon}: schreib {value} statt {face}",
	"choice.aim": "{cannon:icon} auf Truhe {chest} von {target:seat}: {shots#Schuss|Schüsse} gegen Rumpf {hull}, {stolen?raubt {stolen} Punkte|raubt nichts}",
	"choice.stow": "Truhe {chest}: Platz für {room}, {values} kommt hinein{lost?, {lost} geht verloren|}",
	"refuse.itIsFree": "Er ist frei: nimm ihn",
	"refuse.costsInfamy": "Er gehört einer anderen Mannschaft: die Bestechung kostet {price} Ruchlosigkeit",
	"refuse.tooDear": "Kostet {price} Ruchlosigkeit, du hast {infamy}",
	"refuse.freeDieLeft": "Ein betrunkener Matrose nur, wenn kein freier Würfel mehr da ist",
	"refuse.oneDiePerIcon": "Ein Würfel je Platz und Runde: auf {icon:icon} liegt schon einer",
	"refuse.pairIsFull": "Das Paar ist voll: gib es zuerst aus",
	"refuse.chestIsBuried": "Diese Truhe ist vergraben",
	"refuse.chestIsFull": "Diese Truhe ist voll",
	"refuse.rowIsFull": "Alle Felder von {icon:icon} sind gefüllt",
	"refuse.nothingToBury": "Die Truhe ist leer",
	"refuse.alreadyBuried": "Die Truhe ist schon vergraben",
	"refuse.buryTakesAll": "Vergraben braucht alle drei Würfel",
	"refuse.burying": "Du vergräbst: alle drei Würfel gehören dorthin",
	"refuse.aPlaceIsLeft": "Für diesen Würfel ist noch ein Platz frei",
	"refuse.ownChest": "Das ist deine eigene Truhe",
	"refuse.targetBuried": "Diese Truhe ist vergraben",
	"refuse.targetEmpty": "Diese Truhe ist leer",
	"refuse.sameChest": "Zwei Kanonen auf ein Schiff müssen auf dieselbe Truhe zielen",
	"table.round": "Runde {round} · {first:seat} beginnt",
	"table.pool": "Vorrat: {dice}",
	"table.noPool": "Der Vorrat ist leer",
	"table.bag": "Beutel: {n#Würfel|Würfel}{dice?, {dice}|}",
	"table.ship": "{seat:seat}",
	"table.infamy": "Ruchlosigkeit {infamy} von {max}",
	"table.nest": "Krähennester: {dice}",
	"table.plan": "Plan: {plan:icon}{bury? (Truhe {chest})|}",
	"table.ready": "YARRR! Bereit",
	"table.planning": "Plant noch",
	"table.spirits": "Moral: {values?{values}|leer} ({squares} Felder)",
	"table.chest": "Truhe {chest}: {values?{values} = {sum}|leer} · {filled} von {squares}",
	"table.chest.buried": "Truhe {chest}: {values} = {sum}, vergraben",
	"table.row": "{row:icon}: {values?{values} = {sum}|leer} · Stufe {level} (Stufen ab {thresholds}) · {filled} von {squares}",
	"table.cannon": "{cannon:icon}: {values?{values} = {sum}|leer} · {shots#Schuss|Schüsse} ({fixed?immer|Schüsse ab {thresholds}}) · {filled} von {squares}",
	"table.score": "Punkte: {total}",
	"table.merchantman": "Der Kauffahrer · Rumpf {hull}",
	"table.hold": "Laderaum {chest}: {values?{values} = {sum}|leer}",
	"event.rolled": "Runde {round}: die Würfel sind geworfen",
	"event.drafted.take": "{seat:seat} nimmt eine {clear?klare|eigene} {face}",
	"event.drafted.bribe": "{seat:seat} besticht die {face} von {owner:seat} für {cost} Ruchlosigkeit",
	"event.drafted.sailor": "{seat:seat} nimmt einen betrunkenen Matrosen von {owner:seat}",
	"event.drafted.merchant": "Der Kauffahrer nimmt eine {face}",
	"event.yarrr.on": "{seat:seat}: YARRR!",
	"event.yarrr.off": "{seat:seat} überlegt noch einmal",
	"event.revealed": "Alle Pläne werden aufgedeckt{plan0?: {seat0:seat} {plan0:icon}|}{plan1?; {seat1:seat} {plan1:icon}|}{plan2?; {seat2:seat} {plan2:icon}|}{plan3?; {seat3:seat} {plan3:icon}|}{plan4?; {seat4:seat} {plan4:icon}|}",
	"event.wrote": "{seat:seat} schreibt {value}{raised? (gehoben)|} bei {icon:icon}",
	"event.buried": "{seat:seat} vergräbt Truhe {chest}",
	"event.level": "{seat:seat}: {row:icon} erreicht Stufe {level}",
	"event.aimed": "{seat:seat} richtet die {cannon:cannon} auf Truhe {chest} von {target:seat}",
	"event.fired": "{seat:seat} feuert die {cannon:cannon} auf Truhe {chest} von {target:seat}: {shots#Schuss|Schüsse}",
	"event.firedAtNobody": "{seat:seat} feuert die {cannon:cannon}, doch niemand hat Schätze in Reichweite",
	"event.volley": "Der Rumpf von {target:seat} hält {blocked} ab; {seat:seat} raubt {loot?{loot}|nichts}",
	"event.stowed": "{seat:seat} verstaut {values} in Truhe {chest}{lost?, {lost} verloren|}",
	"event.stowed.lost": "{seat:seat} hat keine offene Truhe: {lost} versinkt",
	"event.infamy": "{seat:seat} gewinnt {gained} Ruchlosigkeit{lost? ({lost} zu viel)|}",
	"event.hired": "{seat:seat} heuert {dice#Mannschaftswürfel|Mannschaftswürfel} an",
	"event.anchor": "Anker geworfen: {first:seat} beginnt",
	"event.sailedHome": "Laderaum {hold} des Kauffahrers segelt heim",
	"event.navy": "Die Marine feuert {shots#Schuss|Schüsse} auf Truhe {chest}: {blocked} abgehalten, {lost?{lost} verloren|nichts verloren}",
	"event.ended.chests": "Das Spiel endet: drei Truhen von {by:seat} sind vergraben oder voll",
	"event.ended.rows": "Das Spiel endet: {by:seat} hat Rumpf, Häfen und Mannschaft gefüllt",
	"event.ended.limit": "Das Spiel endet: die letzte Runde ist vorbei",
	"ended.chests": "Drei Truhen waren vergraben oder voll",
	"ended.rows": "Rumpf, Häfen und Mannschaft waren voll",
	"ended.limit": "Die letzte Runde war vorbei",
	"score.treasure": "Schätze",
	"score.buried": "Vergrabene Truhen",
	"score.full": "Volle Truhen",
	"score.hull": "Voller Rumpf",
	"score.ports": "Volle Häfen",
	"score.crew": "Volle Mannschaft",
	"score.infamy": "Ruchlosigkeit",
	"rank.monkey": "Pulveräffchen",
	"rank.deckhand": "Decksmann",
	"rank.bosun": "Bootsmann",
	"rank.captain": "Kapitän",
	"rank.terror": "Schrecken der Meere",
	"option.mode": "Spielart",
	"option.mode.standard": "Normal (2–5)",
	"option.mode.solo": "Solo auf Punkte",
	"option.first": "Wer beginnt",
	"option.first.random": "Zufall",
	"option.portsTie": "Gleichstand bei den Häfen",
	"option.portsTie.all": "Alle bekommen die zusätzliche Ruchlosigkeit",
	"option.portsTie.none": "Niemand bekommt sie",
	"option.hullAgainstTwo": "Rumpf gegen zwei Kanonen",
	"option.hullAgainstTwo.once": "Zählt einmal je Salve",
	"option.hullAgainstTwo.perCannon": "Zählt gegen jede Kanone",
	"option.cannonShots": "Schüsse der Kanonen",
	"option.cannonShots.bySum": "Nach der Summe der Werte",
	"option.cannonShots.fixed": "Fest (2 und 3)",
	"option.fireTie": "Gleichstand beim Feuern",
	"option.fireTie.leftOfFirst": "Wer links vom ersten Spieler sitzt, zuerst",
	"option.fireTie.fromFirst": "Erster Spieler zuerst",
	"option.emptyTargets": "Leere Truhen als Ziel",
	"option.emptyTargets.allowed": "Erlaubt",
	"option.emptyTargets.forbidden": "Nicht erlaubt",
	"option.lootChest": "Truhe für die Beute",
	"option.lootChest.perTarget": "Eine je Ziel",
	"option.lootChest.once": "Eine für alle Beute der Runde",
	"option.buryNamed": "Welche Truhe vergraben wird",
	"option.buryNamed.inPlan": "Steht im geheimen Plan",
	"option.buryNamed.atWriting": "Wird erst beim Schreiben gesagt",
	"option.raiseTiming": "Moral ausgeben",
	"option.raiseTiming.atWriting": "Beim Schreiben (Abwarten erlaubt)",
	"option.raiseTiming.atReveal": "Einmal, gleich nach dem Aufdecken",
	"option.roundLimit": "Rundengrenze",
	"option.roundLimit.off": "Keine",
	"option.length": "Länge",
	"option.length.standard": "Normal",
	"option.length.short": "Kurz (Truhen mit vier Feldern)",
	"option.draftOrder": "Reihenfolge beim Nehmen",
	"option.draftOrder.round": "Reihum",
	"option.draftOrder.snake": "Schlange"
};
// ../waves/src/words/en.ts
const en = {
	"game.title": "Rolling with the Waves",
	"game.blurb": "Draft three dice, place them in secret on your ship, reveal together and let the broadsides fly.",
	"icon.spirits": "Raise Spirits",
	"icon.chest0": "Chest I",
	"icon.chest1": "Chest II",
	"icon.chest2": "Chest III",
	"icon.bury": "Bury",
	"icon.hull": "Hull",
	"icon.small": "Small cannon",
	"icon.large": "Large cannon",
	"icon.ports": "Raid Ports",
	"icon.crew": "Hire Crew",
	"seat.1": "The Merchantman",
	"cannon.small": "small cannon",
	"cannon.large": "large cannon",
	"ask.draft": "Round {round} · pick a die",
	"ask.place": "Round {round} · place die {die}, a {face}",
	"ask.plan": "Round {round} · planning behind the screen",
	"ask.yarrr": "Round {round} · all three dice are placed: call YARRR!",
	"ask.hold": "Round {round} · waiting for the others to call YARRR!",
	"ask.raise": "Round {round} · spend your spirits to write one die as a 7?",
	"ask.bury": "Round {round} · which chest do you bury?",
	"ask.aim": "Round {round} · fire! Choose a target",
	"ask.stow": "Round {round} · choose a chest for the loot: {loot}",
	"choice.take": "Take {clear?the clear {face} (free)|{own?your own {face} (free)|{owner:seat}'s {face}}}",
	"choice.bribe": "Bribe {clear?the clear {face}|{own?your own {face}|{owner:seat}'s {face} for {face} Infamy ({left} left)}}",
	"choice.sailor": "Take {clear?the clear {face}|{own?your own {face}|{owner:seat}'s {face}}} as a drunken sailor (it becomes a {sailor})",
	"choice.at.spirits": "Raise Spirits ({filled} of {squares})",
	"choice.at.chest": "Chest {chest}: {sum} + {face} = {total}",
	"choice.at.hull": "Hull: {sum} + {face} = {total}, level {level}",
	"choice.at.ports": "Raid Ports: {sum} + {face} = {total}, level {level}",
	"choice.at.crew": "Hire Crew: {sum} + {face} = {total}, level {level}",
	"choice.at.small": "Small cannon: {sum} + {face} = {total}, {fires?it fires|{filled} of {squares}}",
	"choice.at.large": "Large cannon: {sum} + {face} = {total}, {fires?it fires|loading}",
	"choice.at.overboard": "Overboard: no place is left",
	"choice.bury": "Bury chest {chest} ({sum} points) with all three dice",
	"choice.buryToo": "Bury, with the others",
	"choice.buryLater": "Bury a chest with all three dice, and say later which",
	"choice.yarrr": "YARRR! My plan stands",
	"choice.again": "Take the plan back",
	"choice.raise.none": "Keep the spirits this round",
	"choice.raise.later": "Decide later, when the next die is written",
	"choice.raise": "{icon:icon}: write {value} instead of {face}",
	"choice.aim": "{cannon:icon} at {target:seat}'s chest {chest}: {shots#shot|shots} against hull {hull}, {stolen?steals {stolen} points|steals nothing}",
	"choice.stow": "Chest {chest}: room for {room}, {values} goes in{lost?, {lost} is lost|}",
	"refuse.itIsFree": "It is free: take it",
	"refuse.costsInfamy": "It is another crew's: a bribe costs {price} Infamy",
	"refuse.tooDear": "Needs {price} Infamy, you have {infamy}",
	"refuse.freeDieLeft": "A drunken sailor only when no free die is left",
	"refuse.oneDiePerIcon": "One die per place and round: {icon:icon} has one already",
	"refuse.pairIsFull": "The pair is full: spend it first",
	"refuse.chestIsBuried": "This chest is buried",
	"refuse.chestIsFull": "This chest is full",
	"refuse.rowIsFull": "All squares of {icon:icon} are filled",
	"refuse.nothingToBury": "The chest is empty",
	"refuse.alreadyBuried": "The chest is buried already",
	"refuse.buryTakesAll": "Burying takes all three dice",
	"refuse.burying": "You are burying: all three dice go there",
	"refuse.aPlaceIsLeft": "A legal place is left for this die",
	"refuse.ownChest": "That is your own chest",
	"refuse.targetBuried": "That chest is buried",
	"refuse.targetEmpty": "That chest is empty",
	"refuse.sameChest": "Both cannons at one ship must aim at the same chest",
	"table.round": "Round {round} · {first:seat} is first",
	"table.pool": "Pool: {dice}",
	"table.noPool": "The pool is empty",
	"table.bag": "Bag: {n#die|dice}{dice?, {dice}|}",
	"table.ship": "{seat:seat}",
	"table.infamy": "Infamy {infamy} of {max}",
	"table.nest": "Crow's nests: {dice}",
	"table.plan": "Plan: {plan:icon}{bury? (chest {chest})|}",
	"table.ready": "YARRR! Ready",
	"table.planning": "Planning",
	"table.spirits": "Raise Spirits: {values?{values}|empty} ({squares} squares)",
	"table.chest": "Chest {chest}: {values?{values} = {sum}|empty} · {filled} of {squares}",
	"table.chest.buried": "Chest {chest}: {values} = {sum}, buried",
	"table.row": "{row:icon}: {values?{values} = {sum}|empty} · level {level} (levels at {thresholds}) · {filled} of {squares}",
	"table.cannon": "{cannon:icon}: {values?{values} = {sum}|empty} · {shots#shot|shots} ({fixed?always|shots at {thresholds}}) · {filled} of {squares}",
	"table.score": "Points: {total}",
	"table.merchantman": "The Merchantman · hull {hull}",
	"table.hold": "Hold {chest}: {values?{values} = {sum}|empty}",
	"event.rolled": "Round {round}: the dice are rolled",
	"event.drafted.take": "{seat:seat} takes {clear?a clear|their own} {face}",
	"event.drafted.bribe": "{seat:seat} bribes {owner:seat}'s {face} for {cost} Infamy",
	"event.drafted.sailor": "{seat:seat} takes a drunken sailor of {owner:seat}",
	"event.drafted.merchant": "The Merchantman takes a {face}",
	"event.yarrr.on": "{seat:seat}: YARRR!",
	"event.yarrr.off": "{seat:seat} thinks again",
	"event.revealed": "All plans are revealed{plan0?: {seat0:seat} {plan0:icon}|}{plan1?; {seat1:seat} {plan1:icon}|}{plan2?; {seat2:seat} {plan2:icon}|}{plan3?; {seat3:seat} {plan3:icon}|}{plan4?; {seat4:seat} {plan4:icon}|}",
	"event.wrote": "{seat:seat} writes {value}{raised? (raised)|} on {icon:icon}",
	"event.buried": "{seat:seat} buries chest {chest}",
	"event.level": "{seat:seat}: {row:icon} reaches level {level}",
	"event.aimed": "{seat:seat} aims the {cannon:cannon} at {target:seat}'s chest {chest}",
	"event.fired": "{seat:seat} fires the {cannon:cannon} at {target:seat}'s chest {chest}: {shots#shot|shots}",
	"event.firedAtNobody": "{seat:seat} fires the {cannon:cannon}, but nobody has treasure in reach",
	"event.volley": "{target:seat}'s hull blocks {blocked}; {seat:seat} takes {loot?{loot}|nothing}",
	"event.stowed": "{seat:seat} stows {values} in chest {chest}{lost?, {lost} lost|}",
	"event.stowed.lost": "{seat:seat} has no open chest: {lost} sinks",
	"event.infamy": "{seat:seat} gains {gained} Infamy{lost? ({lost} too many)|}",
	"event.hired": "{seat:seat} hires {dice#crew die|crew dice}",
	"event.anchor": "Anchor dropped: {first:seat} is first",
	"event.sailedHome": "Hold {hold} of the Merchantman sails home",
	"event.navy": "The Navy fires {shots#shot|shots} at chest {chest}: {blocked} blocked, {lost?{lost} lost|nothing lost}",
	"event.ended.chests": "The game ends: three chests of {by:seat} are buried or full",
	"event.ended.rows": "The game ends: {by:seat} has filled Hull, Ports and Crew",
	"event.ended.limit": "The game ends: the last round is over",
	"ended.chests": "Three chests were buried or full",
	"ended.rows": "Hull, Ports and Crew were full",
	"ended.limit": "The last round was over",
	"score.treasure": "Treasure",
	"score.buried": "Buried chests",
	"score.full": "Full chests",
	"score.hull": "Full hull",
	"score.ports": "Full ports",
	"score.crew": "Full crew",
	"score.infamy": "Infamy",
	"rank.monkey": "Powder Monkey",
	"rank.deckhand": "Deckhand",
	"rank.bosun": "Bosun",
	"rank.captain": "Captain",
	"rank.terror": "Terror of the Seas",
	"option.mode": "Mode",
	"option.mode.standard": "Standard (2–5)",
	"option.mode.solo": "Solo score attack",
	"option.first": "First player",
	"option.first.random": "Random",
	"option.portsTie": "Tie for the highest ports",
	"option.portsTie.all": "Each gains the extra Infamy",
	"option.portsTie.none": "Nobody gains it",
	"option.hullAgainstTwo": "Hull against two cannons",
	"option.hullAgainstTwo.once": "Counts once for the volley",
	"option.hullAgainstTwo.perCannon": "Counts against each cannon",
	"option.cannonShots": "Cannon shots",
	"option.cannonShots.bySum": "By the sum of the values",
	"option.cannonShots.fixed": "Fixed (2 and 3)",
	"option.fireTie": "Firing ties",
	"option.fireTie.leftOfFirst": "Left neighbour of the first player first",
	"option.fireTie.fromFirst": "First player first",
	"option.emptyTargets": "Empty chests as targets",
	"option.emptyTargets.allowed": "May be aimed at",
	"option.emptyTargets.forbidden": "May not be aimed at",
	"option.lootChest": "Chest for the loot",
	"option.lootChest.perTarget": "One for each target",
	"option.lootChest.once": "One for all loot of a round",
	"option.buryNamed": "Which chest is buried",
	"option.buryNamed.inPlan": "Named in the secret plan",
	"option.buryNamed.atWriting": "Named when it is written",
	"option.raiseTiming": "Raising spirits",
	"option.raiseTiming.atWriting": "When dice are written (may wait and see)",
	"option.raiseTiming.atReveal": "Once, right after the reveal",
	"option.roundLimit": "Round limit",
	"option.roundLimit.off": "None",
	"option.length": "Length",
	"option.length.standard": "Standard",
	"option.length.short": "Short (chests of four)",
	"option.draftOrder": "Draft order",
	"option.draftOrder.round": "Round and round",
	"option.draftOrder.snake": "Snake"
};
// ../waves/src/words/text.ts
const say = (code, params = {}) => ({
	code,
	params
});
function prompt(io, ask) {
	const { round } = io.state;
	if (ask.kind === "place") {
		if (ask.sealed === true) return say("ask.plan", { round });
		const { seat, die } = ask;
		return say("ask.place", {
			round,
			die: die + 1,
			face: faceOfDie(io.state, seat, die)
		});
	}
	if (ask.kind === "stow") return say("ask.stow", {
		round,
		loot: io.state.loot
	});
	return say(`ask.${ask.kind}`, { round });
}
function choice(io, ask, chosen) {
	const s = io.state;
	const { seat } = ask;
	const c = chosen;
	switch (ask.kind) {
		case "draft": {
			const how = Object.keys(c)[0];
			const die = Number(c[how]);
			const owner = ownerOf(io, die);
			return say(`choice.${how}`, {
				face: s.dice[die],
				owner,
				clear: owner === -1,
				own: owner === seat,
				left: s.ships[seat].infamy - s.dice[die],
				sailor: io.edition.dice.sailorFace
			});
		}
		case "place":
			if (c.at === "bury") {
				if (c.chest !== void 0) return buries(io, seat, Number(c.chest));
				return say(ask.die === 0 ? "choice.buryLater" : "choice.buryToo");
			}
			return say(`choice.at.${String(c.at).startsWith("chest") ? "chest" : String(c.at)}`, placing(io, seat, faceOfDie(s, seat, ask.die), String(c.at)));
		case "yarrr":
		case "hold": return say("yarrr" in c ? "choice.yarrr" : "choice.again");
		case "raise":
			if ("later" in c) return say("choice.raise.later");
			return c.raise === null ? say("choice.raise.none") : raises(io, seat, chosen);
		case "bury": return buries(io, seat, Number(c.chest));
		case "aim": {
			const { cannon, seat: target, chest } = chosen;
			return say("choice.aim", {
				cannon,
				target,
				chest: numeral(chest),
				shots: shots(io, seat, cannon),
				hull: hullLevel(io, target),
				stolen: aimAdds(io, seat, chosen)
			});
		}
		default: return stows(io, seat, Number(c.chest));
	}
}
const buries = (io, seat, chest) => say("choice.bury", {
	chest: numeral(chest),
	sum: sum(io.state.ships[seat].chests[chest])
});
function raises(io, seat, { raise }) {
	const face = faceOfDie(io.state, seat, dieOn(io.state, seat, ICONS.indexOf(raise)));
	return say("choice.raise", {
		icon: raise,
		face,
		value: io.edition.spirits.raised
	});
}
function stows(io, seat, chest) {
	const { loot, ships } = io.state;
	const room = chestSquares(io, chest) - ships[seat].chests[chest].length;
	const lost = loot.slice(Math.max(0, room));
	return say("choice.stow", {
		chest: numeral(chest),
		values: loot.slice(0, room),
		room,
		lost: lost.length === 0 ? false : lost
	});
}
function describe(io, me) {
	const s = io.state;
	const sections = [{
		title: say("table.round", {
			round: s.round,
			first: s.first
		}),
		lines: [s.pool.length > 0 ? say("table.pool", { dice: s.pool.map((die) => dieName(io, die)) }) : say("table.noPool"), bagged(io)]
	}];
	for (let k = 0; k < crews(s); k++) {
		const seat = me === null || isSolo(s) ? k : (me + k) % s.seats;
		sections.push(isSolo(s) && seat === 1 ? describeMerchantman(io) : describeShip(io, seat));
	}
	return sections;
}
function describeMerchantman(io) {
	const ship = io.state.ships[1];
	return {
		title: say("table.merchantman", { hull: hullLevel(io, 1) }),
		lines: ship.chests.map((values, hold) => say("table.hold", {
			chest: numeral(hold),
			values,
			sum: sum(values)
		}))
	};
}
function describeShip(io, seat) {
	const s = io.state;
	const ship = s.ships[seat];
	const lines = [say("table.infamy", {
		infamy: ship.infamy,
		max: io.edition.infamy.max
	})];
	if (ship.nest.length > 0) lines.push(say("table.nest", { dice: ship.nest.map((die) => dieName(io, die)) }));
	const plan = Array.from({ length: 3 }, (_, die) => placedAt(s, seat, die));
	if (plan.some((icon) => icon >= 0 && icon !== 10)) lines.push(say("table.plan", {
		plan: plan.filter((icon) => icon >= 0 && icon < 10).map((icon) => ICONS[icon]),
		chest: numeral(s.faces[buryBack(seat)]),
		bury: plan[0] === 4 && s.faces[buryBack(seat)] < 3
	}));
	if (s.sealed?.ask.kind === "place") lines.push(say(s.yarrr[seat] ? "table.ready" : "table.planning"));
	lines.push(say("table.spirits", {
		values: ship.spirits,
		squares: io.edition.spirits.squares
	}));
	for (let chest = 0; chest < 3; chest++) lines.push(say(ship.buried[chest] ? "table.chest.buried" : "table.chest", {
		chest: numeral(chest),
		values: ship.chests[chest],
		sum: sum(ship.chests[chest]),
		filled: ship.chests[chest].length,
		squares: chestSquares(io, chest)
	}));
	for (const row of ROWS) lines.push(say("table.row", {
		row,
		values: ship[row],
		sum: sum(ship[row]),
		level: rowLevel(io, seat, row),
		filled: ship[row].length,
		squares: io.edition[row].squares,
		thresholds: io.edition[row].thresholds
	}));
	for (const cannon of CANNONS) lines.push(say("table.cannon", {
		cannon,
		values: ship[cannon],
		sum: sum(ship[cannon]),
		shots: shots(io, seat, cannon),
		filled: ship[cannon].length,
		squares: io.edition[cannon].squares,
		thresholds: io.edition[cannon].thresholds,
		fixed: s.options.cannonShots === "fixed"
	}));
	const parts = scoreOf(io, seat);
	lines.push(say("table.score", {
		...parts,
		total: sum(Object.values(parts))
	}));
	return {
		title: say("table.ship", { seat }),
		lines
	};
}
function bagged(io) {
	const { bag } = io.state;
	const held = [...Array.from({ length: crews(io.state) }, (_, seat) => seat), -1].map((owner) => ({
		owner,
		count: bag.filter((die) => ownerOf(io, die) === owner).length
	}));
	return say("table.bag", {
		n: bag.length,
		dice: held.filter(({ count }) => count > 0).map(({ owner, count }) => `${count}${crewLetter(owner)}`)
	});
}
const crewLetter = (owner) => owner === -1 ? "◇" : "ABCDE"[owner];
function dieName(io, die) {
	return `${io.state.dice[die]}${crewLetter(ownerOf(io, die))}`;
}
function plansOf({ plans }) {
	const told = plans.map((plan, seat) => [[`seat${seat}`, seat], [`plan${seat}`, [...new Set(plan)]]]);
	return Object.fromEntries(told.flat());
}
function event(told) {
	const { type, ...rest } = told;
	const params = { ...rest };
	if (type === "revealed") return say("event.revealed", plansOf(told));
	if (type === "stowed" && params.chest === -1) return say("event.stowed.lost", params);
	if (typeof params.chest === "number") params.chest = numeral(params.chest);
	if (typeof params.hold === "number") params.hold = numeral(params.hold);
	if (type === "drafted") params.clear = params.owner === -1;
	return {
		code: type === "drafted" || type === "ended" ? `event.${type}.${String(params.how ?? params.why)}` : type === "yarrr" ? `event.yarrr.${params.ready === true ? "on" : "off"}` : `event.${type}`,
		params
	};
}
const words = {
	catalogues: {
		en,
		de
	},
	prompt,
	choice,
	describe,
	event,
	cites
};
// ../waves/src/rules/draft.ts
const take = mint((die) => ({ take: die }));
const bribe = mint((die) => ({ bribe: die }));
const sailor = mint((die) => ({ sailor: die }));
const draftAsk = mint((seat) => ({
	kind: "draft",
	seat
}));
const draftSteps = {
	"round.roll"(io) {
		const s = io.state;
		s.round++;
		const { bag, pool, dice } = s;
		const count = 3 * crews(s);
		for (let k = 0; k < count; k++) {
			const at = io.draw("bag", bag.length);
			pool.push(bag[at]);
			const last = bag.pop();
			if (last !== void 0 && at < bag.length) bag[at] = last;
		}
		for (let k = 0; k < count; k++) dice[pool[k]] = io.roll("dice", 6);
		io.emit?.({
			type: "rolled",
			round: s.round,
			dice: pool.slice(),
			faces: pool.map((die) => dice[die])
		});
		io.push(ALLOCATE);
		io.push(DRAFT);
	},
	draft: nextPick
};
function nextPick(io) {
	const s = io.state;
	while (s.pool.length > 0) {
		const seat = picker(s);
		if (!isSolo(s) || seat === 0) return io.ask(draftAsk(seat));
		merchantmanTakes(io);
	}
}
function picker(s) {
	const n = crews(s);
	const pick = 3 * n - s.pool.length;
	const backwards = s.options.draftOrder === "snake" && pick >= n && pick < 2 * n;
	return (s.first + (backwards ? 2 * n - 1 - pick : pick)) % n;
}
function priceFor(io, seat, die) {
	const owner = ownerOf(io, die);
	return owner === -1 || owner === seat ? 0 : io.state.dice[die];
}
const clearIsFree = reason("RW-2.3", "refuse.itIsFree");
const ownIsFree = reason("RW-2.4", "refuse.itIsFree");
const costsInfamy = reason("RW-2.5", "refuse.costsInfamy", (io, _ask, choice) => ({ price: io.state.dice[choice.take] }));
const tooDear = reason("RW-2.5", "refuse.tooDear", (io, ask, choice) => ({
	price: io.state.dice[choice.bribe],
	infamy: io.state.ships[ask.seat].infamy
}));
const freeDieLeft = reason("RW-2.8", "refuse.freeDieLeft");
const draft = {
	rule: "RW-2.2",
	offer(io, { seat }, to) {
		const { pool, dice, ships } = io.state;
		const infamy = ships[seat].infamy;
		const clear = freebooters(io);
		const own = crewOf(io, seat);
		let anyFree = false;
		for (let i = 0; i < pool.length; i++) {
			const die = pool[i];
			const free = isOf(clear, die) || isOf(own, die);
			if (free) anyFree = true;
			if (free || to.explains) to.offer(take(die), free ? null : costsInfamy);
			if (!free || to.explains) to.offer(bribe(die), free ? isOf(own, die) ? ownIsFree : clearIsFree : infamy < dice[die] ? tooDear : null);
		}
		if (anyFree && !to.explains) return;
		for (let i = 0; i < pool.length; i++) to.offer(sailor(pool[i]), anyFree ? freeDieLeft : null);
	},
	answer(io, { seat }, choice) {
		const s = io.state;
		const ship = s.ships[seat];
		let die;
		let cost = 0;
		if ("take" in choice) die = choice.take;
		else if ("bribe" in choice) {
			die = choice.bribe;
			cost = priceFor(io, seat, die);
			ship.infamy -= cost;
		} else {
			die = choice.sailor;
			s.dice[die] = io.edition.dice.sailorFace;
		}
		moveToNest(s, die, seat);
		io.emit?.({
			type: "drafted",
			seat,
			die,
			face: s.dice[die],
			owner: ownerOf(io, die),
			how: Object.keys(choice)[0],
			cost
		});
		nextPick(io);
	},
	fallback(io, { seat }) {
		const { pool } = io.state;
		const free = pool.filter((die) => isOf(freebooters(io), die) || isOf(crewOf(io, seat), die));
		return free.length > 0 ? take(highest(io, free)) : sailor(highest(io, pool));
	}
};
// ../waves/src/face.ts
const face = {
	id: "waves",
	title: "Rolling with the Waves",
	rulesVersion: 2,
	edition: house_2_default,
	editions: [house_1_default],
	words,
	tells,
	score: points
};
// ../waves/src/bots/advice.ts
const own = (io, seat) => {
	const { sees } = io.state;
	io.state.sees = seat;
	try {
		return face.score(io, seat);
	} finally {
		io.state.sees = sees;
	}
};
const advice = {
	rate: () => 0,
	value: own,
	score: own
};
// ../waves/src/rules/allocate.ts
const at = mint((icon) => ({ at: icon }));
const buryChest = mint((chest) => ({
	at: "bury",
	chest
}));
const yarrrChoice = mint(() => ({ yarrr: true }))();
const againChoice = mint(() => ({ again: true }))();
const placeAsk = mint((seat, die) => ({
	kind: "place",
	seat,
	die
}));
const yarrrAsk = mint((seat) => ({
	kind: "yarrr",
	seat
}));
const holdAsk = mint((seat) => ({
	kind: "hold",
	seat,
	optional: true
}));
const ALLOCATING = mint(() => ({
	kind: "place",
	die: 0
}))();
const allocateSteps = {
	allocate(io) {
		io.push(REVEAL);
		io.seal(everyone(io.state.seats), ALLOCATING, (seat) => placeAsk(seat, 0));
	},
	reveal(io) {
		const s = io.state;
		const all = PUBLIC | everyone(s.seats);
		for (let back = 0; back < s.faces.length; back++) io.show(back, all);
		for (let seat = 0; seat < s.seats; seat++) {
			s.yarrr[seat] = false;
			s.raise[seat] = -1;
		}
		io.emit?.({
			type: "revealed",
			plans: s.ships.slice(0, s.seats).map((_, seat) => planOf(s, seat).map((icon) => ICONS[icon] ?? "overboard")),
			dice: s.ships.slice(0, s.seats).map(({ nest }) => nest.slice())
		});
		io.push(WRITE_SPIRITS);
	}
};
const planOf = (s, seat) => Array.from({ length: 3 }, (_, die) => placedAt(s, seat, die));
const oneDiePerIcon = reason("RW-3.3", "refuse.oneDiePerIcon", (_io, _ask, choice) => ({ icon: choice.at }));
const pairIsFull = reason("RW-3.4", "refuse.pairIsFull");
const chestIsBuried = reason("RW-6.5", "refuse.chestIsBuried");
const chestIsFull = reason("RW-3.5", "refuse.chestIsFull");
const rowIsFull = reason("RW-3.6", "refuse.rowIsFull", (_io, _ask, choice) => ({ icon: choice.at }));
const nothingToBury$1 = reason("RW-3.8", "refuse.nothingToBury");
const alreadyBuried$1 = reason("RW-3.8", "refuse.alreadyBuried");
const buryTakesAll = reason("RW-7.1", "refuse.buryTakesAll");
const burying = reason("RW-7.1", "refuse.burying");
const aPlaceIsLeft = reason("RW-3.1", "refuse.aPlaceIsLeft");
const PLACE = ICONS.map((icon) => at(icon));
const OVER = at("overboard");
const place = {
	rule: "RW-3.2",
	offer(io, { seat, die }, to) {
		const s = io.state;
		const { spirits, chests, buried, hull, ports, crew } = s.ships[seat];
		const { edition } = io;
		const toBury = die > 0 && placedAt(s, seat, 0) === 4 ? burying : null;
		const used = iconsUsed(s, seat, die);
		const before = to.count;
		to.offer(PLACE[0], toBury ?? (spirits.length < edition.spirits.squares ? taken(used, 0) : pairIsFull));
		for (let chest = 0; chest < 3; chest++) {
			const open = buried[chest] ? chestIsBuried : chests[chest].length < chestSquares(io, chest) ? null : chestIsFull;
			to.offer(PLACE[1 + chest], toBury ?? open ?? taken(used, 1 + chest));
		}
		if (die > 0) to.offer(PLACE[4], toBury === null ? buryTakesAll : null);
		if (toBury === null && (die === 0 || to.explains)) offerBurials(io, seat, die, to);
		to.offer(PLACE[5], toBury ?? (hull.length < edition.hull.squares ? taken(used, 5) : rowIsFull));
		to.offer(PLACE[6], toBury ?? taken(used, 6));
		to.offer(PLACE[7], toBury ?? taken(used, 7));
		to.offer(PLACE[8], toBury ?? (ports.length < edition.ports.squares ? taken(used, 8) : rowIsFull));
		to.offer(PLACE[9], toBury ?? (crew.length < edition.crew.squares ? taken(used, 9) : rowIsFull));
		to.offer(OVER, to.count === before ? null : aPlaceIsLeft);
	},
	answer(io, { seat, die }, choice) {
		const icon = choice.at === "overboard" ? 11 : iconNamed(choice.at);
		io.lay(planBack(seat, die), icon, seatBit(seat));
		if (choice.chest !== void 0) io.lay(buryBack(seat), choice.chest, seatBit(seat));
		io.ask(die + 1 < 3 ? placeAsk(seat, die + 1) : yarrrAsk(seat));
	},
	fallback(io, { seat, die }) {
		const s = io.state;
		if (die > 0 && placedAt(s, seat, 0) === 4) return at("bury");
		const chestsByRoom = [
			0,
			1,
			2
		].filter((chest) => isOpenChest(io, seat, chest));
		chestsByRoom.sort((a, b) => s.ships[seat].chests[a].length - s.ships[seat].chests[b].length || a - b);
		const chests = chestsByRoom.map((chest) => 1 + chest);
		const icon = (faceOfDie(s, seat, die) >= 4 ? [
			...chests,
			5,
			8,
			9,
			7,
			6,
			0
		] : [
			9,
			8,
			5,
			0,
			7,
			6,
			...chests
		]).find((candidate) => dieOn(s, seat, candidate) === -1 && hasSquare(io, seat, candidate));
		return icon === void 0 ? at("overboard") : PLACE[icon];
	}
};
function offerBurials(io, seat, die, to) {
	const ship = io.state.ships[seat];
	const unmet = (chest) => die > 0 ? buryTakesAll : ship.buried[chest] ? alreadyBuried$1 : canBury(ship, chest) ? null : nothingToBury$1;
	if (io.state.options.buryNamed === "inPlan" || die > 0) {
		for (let chest = 0; chest < 3; chest++) to.offer(buryChest(chest), unmet(chest));
		return;
	}
	let reasonNot = unmet(0);
	for (let chest = 1; chest < 3 && reasonNot !== null; chest++) reasonNot = unmet(chest);
	to.offer(PLACE[4], reasonNot);
}
function iconsUsed(s, seat, before) {
	let used = 0;
	for (let die = 0; die < before; die++) used |= 1 << placedAt(s, seat, die);
	return used;
}
const taken = (used, icon) => used & 1 << icon ? oneDiePerIcon : null;
function hasSquare(io, seat, icon) {
	const { edition } = io;
	const ship = io.state.ships[seat];
	if (isChest(icon)) return isOpenChest(io, seat, icon - 1);
	if (icon === 0) return ship.spirits.length < edition.spirits.squares;
	if (icon === 5) return ship.hull.length < edition.hull.squares;
	if (icon === 8) return ship.ports.length < edition.ports.squares;
	if (icon === 9) return ship.crew.length < edition.crew.squares;
	return icon !== 4;
}
function clearPlan(io, seat) {
	for (let die = 0; die <= 3; die++) io.lay(planBack(seat, die), 10, seatBit(seat));
}
function planAgain(io, seat) {
	const s = io.state;
	if (s.yarrr[seat]) {
		s.yarrr[seat] = false;
		io.emit?.({
			type: "yarrr",
			seat,
			ready: false
		});
	}
	clearPlan(io, seat);
	io.ask(placeAsk(seat, 0));
}
const yarrr = {
	rule: "RW-3.10",
	offer(_io, _ask, to) {
		to.offer(yarrrChoice);
		to.offerBack(againChoice);
	},
	answer(io, { seat }, choice) {
		if ("again" in choice) return planAgain(io, seat);
		io.state.yarrr[seat] = true;
		io.emit?.({
			type: "yarrr",
			seat,
			ready: true
		});
		if (io.state.yarrr.includes(false)) io.ask(holdAsk(seat));
	},
	fallback: () => yarrrChoice
};
const hold = {
	rule: "RW-3.10",
	offer: (_io, _ask, to) => to.offerBack(againChoice),
	answer: (io, { seat }) => planAgain(io, seat)
};
// ../waves/src/rules/anchor.ts
const anchorSteps = { anchor(io) {
	const s = io.state;
	let chests = 0;
	let rows = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (chestsDone(io, seat)) chests |= seatBit(seat);
		if (rowsDone(io, seat)) rows |= seatBit(seat);
	}
	const limit = isSolo(s) ? 12 : s.options.roundLimit;
	s.ended = chests !== 0 ? "chests" : rows !== 0 ? "rows" : limit !== "off" && s.round >= limit ? "limit" : "";
	if (s.ended === "") pass(io);
	else io.emit?.({
		type: "ended",
		why: s.ended,
		by: seatsIn(chests === 0 ? rows : chests)
	});
} };
function pass(io) {
	const s = io.state;
	for (const ship of s.ships) for (let die = ship.nest.pop(); die !== void 0; die = ship.nest.pop()) s.bag.push(die);
	for (let seat = 0; seat < s.seats; seat++) clearPlan(io, seat);
	s.first = (s.first + 1) % s.seats;
	io.emit?.({
		type: "anchor",
		round: s.round,
		first: s.first
	});
	io.push(ROUND);
}
function chestsDone(io, seat) {
	for (let chest = 0; chest < 3; chest++) if (isOpenChest(io, seat, chest)) return false;
	return true;
}
function rowsDone({ state, edition }, seat) {
	const { hull, ports, crew } = state.ships[seat];
	return hull.length >= edition.hull.squares && ports.length >= edition.ports.squares && crew.length >= edition.crew.squares;
}
// ../waves/src/rules/bury.ts
const digFor = mint((chest) => ({ chest }));
const buryAsk = mint((seat) => ({
	kind: "bury",
	seat
}));
const BURYING = mint(() => ({ kind: "bury" }))();
const alreadyBuried = reason("RW-3.8", "refuse.alreadyBuried");
const nothingToBury = reason("RW-3.8", "refuse.nothingToBury");
const bury = {
	rule: "RW-7.2",
	offer(io, { seat }, to) {
		const ship = io.state.ships[seat];
		for (let chest = 0; chest < 3; chest++) to.offer(digFor(chest), ship.buried[chest] ? alreadyBuried : canBury(ship, chest) ? null : nothingToBury);
	},
	fallback: (io, { seat }) => digFor(richest(io, seat))
};
function richest(io, seat) {
	const ship = io.state.ships[seat];
	let best = -1;
	for (let chest = 0; chest < 3; chest++) if (canBury(ship, chest) && (best === -1 || sum(ship.chests[chest]) > sum(ship.chests[best]))) best = chest;
	return best;
}
function buryTreasure(io) {
	const s = io.state;
	let asked = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (placedAt(s, seat, 0) !== 4 || s.faces[buryBack(seat)] !== 10) continue;
		const ship = s.ships[seat];
		let chests = 0;
		for (let chest = 0; chest < 3; chest++) if (canBury(ship, chest)) chests++;
		if (chests > 1) asked |= seatBit(seat);
		else name$1(io, seat, richest(io, seat));
	}
	if (asked === 0) return cover(io);
	io.push(BURY_CLOSE);
	io.seal(asked, BURYING, buryAsk);
}
const name$1 = (io, seat, chest) => io.lay(buryBack(seat), chest, PUBLIC | everyone(io.state.seats));
function cover(io) {
	const s = io.state;
	for (let seat = 0; seat < s.seats; seat++) {
		if (placedAt(s, seat, 0) !== 4) continue;
		const chest = s.faces[buryBack(seat)];
		s.ships[seat].buried[chest] = true;
		io.emit?.({
			type: "buried",
			seat,
			chest
		});
	}
}
const burySteps = { "bury.close"(io) {
	const s = io.state;
	for (let seat = 0; seat < s.seats; seat++) {
		const reply = io.reply(seat);
		if (reply !== null) name$1(io, seat, reply.chest);
		s.replies[seat] = null;
	}
	cover(io);
} };
// ../waves/src/board/copy.ts
const copyShip = (ship) => ({
	infamy: ship.infamy,
	spirits: ship.spirits.slice(),
	chests: [
		ship.chests[0].slice(),
		ship.chests[1].slice(),
		ship.chests[2].slice()
	],
	buried: ship.buried.slice(),
	hull: ship.hull.slice(),
	small: ship.small.slice(),
	large: ship.large.slice(),
	ports: ship.ports.slice(),
	crew: ship.crew.slice(),
	nest: ship.nest.slice()
});
function copy(s) {
	const ships = [];
	for (let i = 0; i < s.ships.length; i++) ships.push(copyShip(s.ships[i]));
	const to = copyTable(s);
	to.round = s.round;
	to.first = s.first;
	to.dice = s.dice.slice();
	to.bag = s.bag.slice();
	to.pool = s.pool.slice();
	to.supply = s.supply.slice();
	to.ships = ships;
	to.yarrr = s.yarrr.slice();
	to.raise = s.raise.slice();
	to.aims = s.aims.slice();
	to.loot = s.loot.slice();
	to.ended = s.ended;
	return to;
}
// ../waves/src/edition/schema.ts
const MOST_OF_A_ROW = 35;
const MOST = 99;
const MOST_SEATS = 5;
const entry = (shape) => strictObject({
	...shape,
	source: record(strictObject(shape).keyof(), source).readonly()
}).readonly();
const whole = (least, most = MOST) => {
	const error = `expected a whole number from ${least} to ${most}`;
	return int({ error }).min(least, {
		error,
		abort: true
	}).max(most, {
		error,
		abort: true
	});
};
const always = (value) => literal(value, { error: `expected ${value}: the rules are built on it` });
const name = string({ error: "expected a text" }).trim().min(1, { error: "expected a text that is not empty" });
const rowThresholds = (fewest, most) => {
	const error = `expected ${fewest === most ? `exactly ${most}` : `${fewest} or ${most}`} thresholds, one for each level`;
	return array(whole(1, MOST_OF_A_ROW), { error }).min(fewest, { error }).max(most, { error }).superRefine((sums, context) => {
		for (const [i, sum] of sums.entries()) if (i > 0 && sum <= sums[i - 1]) context.addIssue({
			code: "custom",
			path: [i],
			message: `expected more than ${sums[i - 1]}, the threshold of the level before`
		});
	}).readonly();
};
const row = (fewest, most) => entry({
	squares: whole(1),
	thresholds: rowThresholds(fewest, most),
	fullBonus: whole(0)
});
const shotThresholds = array(whole(0), { error: "expected the thresholds of the shots, as a list" }).min(1, { error: "expected at least one threshold: a cannon has at least one shot" }).superRefine((sums, context) => {
	for (const [i, sum] of sums.entries()) if (i > 0 && sum < sums[i - 1]) context.addIssue({
		code: "custom",
		path: [i],
		message: `expected at least ${sums[i - 1]}, the threshold of the shot before`
	});
}).readonly();
const cannon = entry({
	squares: whole(2),
	thresholds: shotThresholds
});
const rows = union([whole(1), tuple([
	whole(1),
	whole(1),
	whole(1)
]).readonly()], { error: "expected a whole number of rows, or one for each of the three chests" });
const chests = strictObject({
	count: always(3),
	columns: whole(1),
	rows,
	buriedBonus: whole(0),
	fullBonus: whole(0).default(0),
	source: strictObject({
		count: source,
		columns: source,
		rows: source,
		buriedBonus: source,
		fullBonus: source.default("house")
	}).readonly()
}).readonly();
const editionSchema = strictObject({
	id: name,
	title: name,
	infamy: entry({
		start: whole(0),
		max: whole(5),
		perPoint: whole(1)
	}),
	spirits: entry({
		squares: whole(1),
		raised: whole(1)
	}),
	chests,
	hull: row(2, 3),
	small: cannon,
	large: cannon,
	ports: row(3, 3),
	crew: row(3, 3),
	dice: entry({
		crewPerSeat: whole(1),
		crewInBag: whole(0),
		freebooters: whole(0),
		freebootersBeyondSeats: whole(0),
		perSeatAndRound: always(3),
		sailorFace: whole(1, 6)
	})
}).superRefine(({ infamy, chests, small, large, crew, dice }, context) => {
	const expect = (holds, path, message) => {
		if (!holds) context.addIssue({
			code: "custom",
			path: [...path],
			message
		});
	};
	expect(infamy.start <= infamy.max, ["infamy", "start"], `expected at most ${infamy.max}, the Infamy circles of the map`);
	const shallowest = typeof chests.rows === "number" ? chests.rows : Math.min(...chests.rows);
	expect(chests.columns * shallowest >= 2, ["chests", "rows"], "expected columns and rows that give a chest at least 2 squares");
	expect(large.squares > small.squares, ["large", "squares"], `expected more than ${small.squares}, the squares of the small cannon`);
	const hired = dice.crewInBag + crew.thresholds.length;
	expect(dice.crewPerSeat >= hired, ["dice", "crewPerSeat"], `expected at least ${hired}: those in the bag and one for each crew level`);
	const clear = MOST_SEATS + dice.freebootersBeyondSeats;
	expect(dice.freebooters >= clear, ["dice", "freebooters"], `expected at least ${clear}: the bag's share with ${MOST_SEATS} seats`);
	const bag = MOST_SEATS * dice.crewInBag + clear;
	const drawn = MOST_SEATS * dice.perSeatAndRound;
	expect(bag >= drawn, ["dice", "crewInBag"], `expected a bag of at least ${drawn} dice with ${MOST_SEATS} seats, this one holds ${bag}`);
}).readonly();
const within = (value, least, most) => value >= least && value <= most;
function editionWarnings({ hull, ports, crew }) {
	const warnings = [];
	const figure = (agrees, path, expected, shown) => {
		if (!agrees) warnings.push(`${path}: expected ${expected}; the rulebook shows ${shown}`);
	};
	figure(hull.thresholds[0] <= 13, "hull.thresholds.0", "at most 13", "a Hull of 13 at level 1");
	figure(hull.thresholds[1] >= 14, "hull.thresholds.1", "at least 14", "a Hull of 13 at level 1");
	figure(ports.thresholds[0] <= 9, "ports.thresholds.0", "at most 9", "Ports of 9 at level 1");
	figure(within(ports.thresholds[1], 10, 12), "ports.thresholds.1", "10 to 12", "Ports of 9 at level 1 and of 12 at level 2");
	figure(ports.thresholds[2] >= 13, "ports.thresholds.2", "at least 13", "Ports of 12 at level 2");
	figure(crew.thresholds[2] <= 16, "crew.thresholds.2", "at most 16", "a Crew of 16 at level 3");
	return warnings;
}
const house1 = deepFreeze(editionSchema.parse(house_1_default));
const house2 = deepFreeze(editionSchema.parse(house_2_default));
// ../waves/src/board/imagine.ts
function imagine(io, me, rng) {
	const s = io.state;
	for (let seat = 0; seat < s.seats; seat++) if (s.faces[planBack(seat, 0)] === -1) clearPlan(io, seat);
	if (s.sealed === null || s.sealed.ask.kind !== "place") return;
	for (let i = 0; i < s.asks.length; i++) {
		const { seat } = s.asks[i];
		if (seat === me) continue;
		if (s.yarrr[seat]) planAtRandom(io, seat, rng);
		s.asks[i] = s.yarrr[seat] ? holdAsk(seat) : placeAsk(seat, 0);
	}
}
function planAtRandom(io, seat, rng) {
	const ship = io.state.ships[seat];
	const icons = [6, 7];
	const buriable = [];
	if (ship.spirits.length < io.edition.spirits.squares) icons.push(0);
	if (!isFullRow(io, seat, "hull")) icons.push(5);
	if (!isFullRow(io, seat, "ports")) icons.push(8);
	if (!isFullRow(io, seat, "crew")) icons.push(9);
	for (let chest = 0; chest < 3; chest++) {
		if (isOpenChest(io, seat, chest)) icons.push(1 + chest);
		if (canBury(ship, chest)) buriable.push(chest);
	}
	const first = rng.below(icons.length + buriable.length);
	const bury = first >= icons.length;
	for (let die = 0; die < 3; die++) {
		const pick = die === 0 ? first : rng.below(icons.length);
		io.lay(planBack(seat, die), bury ? 4 : icons[pick] ?? 11, seatBit(seat));
		if (!bury) icons.splice(pick, 1);
	}
	if (bury && io.state.options.buryNamed === "inPlan") io.lay(buryBack(seat), buriable[first - icons.length], seatBit(seat));
}
// ../waves/src/board/invariants.ts
function must(condition, what) {
	if (!condition) throw new Error(`waves: ${what}`);
}
function invariants(io) {
	const s = io.state;
	const { dice, infamy, spirits } = io.edition;
	const n = crews(s);
	const inPlay = [
		...s.bag,
		...s.pool,
		...s.ships.flatMap(({ nest }) => nest)
	];
	const hired = s.supply.reduce((all, left) => all + dice.crewPerSeat - dice.crewInBag - left, 0);
	must(inPlay.length === new Set(inPlay).size, "a die lies in two places");
	must(inPlay.length === n * dice.crewInBag + n + dice.freebootersBeyondSeats + hired, `${inPlay.length} dice in play`);
	must(inPlay.filter((die) => die >= n * dice.crewPerSeat).length === n + dice.freebootersBeyondSeats, "a Freebooter is lost");
	const firing = s.asks.some(({ kind }) => kind === "aim" || kind === "stow");
	for (let seat = 0; seat < s.seats; seat++) {
		const ship = s.ships[seat];
		must(s.supply[seat] === dice.crewPerSeat - dice.crewInBag - rowLevel(io, seat, "crew"), `supply of seat ${seat}`);
		must(ship.infamy >= 0 && ship.infamy <= infamy.max, `Infamy ${ship.infamy}`);
		must(ship.spirits.length <= spirits.squares && ship.spirits.every((value) => value >= 1 && value <= 6), `spirits ${ship.spirits.join()}`);
		for (const row of ROWS) must(ship[row].length <= io.edition[row].squares, `${row} of seat ${seat} overflows`);
		for (const cannon of CANNONS) must(ship[cannon].length < io.edition[cannon].squares + (firing ? 1 : 0), `${cannon} cannon of seat ${seat} has not fired or overflows`);
		for (let chest = 0; chest < 3; chest++) {
			must(ship.chests[chest].length <= chestSquares(io, chest), `chest ${chest} of seat ${seat} overflows`);
			must(!ship.buried[chest] || ship.chests[chest].length > 0, `an empty chest of seat ${seat} is buried`);
		}
		for (const values of [
			...ship.chests,
			ship.hull,
			ship.small,
			ship.large,
			ship.ports,
			ship.crew
		]) must(values.every((value) => value >= 1 && value <= spirits.raised), `a written value of seat ${seat} is out of range`);
	}
	must(isSolo(s) || s.ships.length === s.seats, "a map for every seat");
}
// ../waves/src/rules/options.ts
const options = strictObject({
	mode: _enum(["standard", "solo"]).default("standard"),
	first: union([literal("random"), int().min(0).max(4)]).default("random"),
	portsTie: _enum(["all", "none"]).default("all"),
	hullAgainstTwo: _enum(["once", "perCannon"]).default("once"),
	cannonShots: _enum(["bySum", "fixed"]).default("bySum"),
	fireTie: _enum(["leftOfFirst", "fromFirst"]).default("leftOfFirst"),
	emptyTargets: _enum(["allowed", "forbidden"]).default("allowed"),
	lootChest: _enum(["perTarget", "once"]).default("perTarget"),
	buryNamed: _enum(["inPlan", "atWriting"]).default("inPlan"),
	raiseTiming: _enum(["atWriting", "atReveal"]).default("atWriting"),
	roundLimit: union([literal("off"), int().min(12).max(60)]).default(30),
	length: _enum(["standard", "short"]).default("standard"),
	draftOrder: _enum(["round", "snake"]).default("round")
});
function fits({ mode, first }, seats) {
	if (mode === "solo" && seats !== 1) return `mode 'solo' is for exactly 1 seat, not ${seats}`;
	if (mode === "standard" && seats === 1) return `one seat plays the solo game: choose mode 'solo'`;
	if (typeof first === "number" && first >= seats) return `first: seat ${first} does not exist at a table of ${seats}`;
	return null;
}
// ../waves/src/rules/setup.ts
const emptyShip = (infamy) => ({
	infamy,
	spirits: [],
	chests: [
		[],
		[],
		[]
	],
	buried: repeat(3, false),
	hull: [],
	small: [],
	large: [],
	ports: [],
	crew: [],
	nest: []
});
function setup(blank, { dice, infamy }) {
	const colours = crews(blank);
	const crewDice = colours * dice.crewPerSeat;
	const freebooters = colours + dice.freebootersBeyondSeats;
	const bag = [];
	for (let seat = 0; seat < colours; seat++) for (let k = 0; k < dice.crewInBag; k++) bag.push(seat * dice.crewPerSeat + k);
	for (let k = 0; k < freebooters; k++) bag.push(crewDice + k);
	const ships = [];
	for (let seat = 0; seat < colours; seat++) ships.push(emptyShip(infamy.start));
	const known = [];
	for (let seat = 0; seat < blank.seats; seat++) known.push(...repeat(4, seatBit(seat)));
	return Object.assign(blank, {
		round: 0,
		first: 0,
		dice: repeat(crewDice + freebooters, 1),
		bag,
		pool: [],
		supply: repeat(colours, dice.crewPerSeat - dice.crewInBag),
		ships,
		yarrr: repeat(blank.seats, false),
		raise: repeat(blank.seats, -1),
		aims: [],
		loot: [],
		ended: "",
		faces: repeat(known.length, 10),
		known
	});
}
const setupSteps = { "setup.first"(io) {
	const { first } = io.state.options;
	io.state.first = first === "random" ? io.draw("first", io.state.seats) : first;
	io.push(ROUND);
} };
// ../waves/src/rules/raise.ts
const WRITTEN = {
	chests: [
		1,
		2,
		3
	],
	hull: [5],
	cannons: [6, 7],
	ports: [8],
	crew: [9],
	all: [
		1,
		2,
		3,
		5,
		6,
		7,
		8,
		9
	]
};
const STILL_TO_COME = {
	chests: WRITTEN.all,
	hull: WRITTEN.all.slice(3),
	cannons: WRITTEN.all.slice(4),
	ports: WRITTEN.all.slice(6),
	crew: WRITTEN.crew,
	all: WRITTEN.all
};
const raiseChoice = mint((icon) => ({ raise: icon }));
const laterChoice = mint(() => ({ later: true }))();
const raiseAsk = mint((seat, step) => ({
	kind: "raise",
	seat,
	step
}));
const raising = mint((step) => ({
	kind: "raise",
	step
}));
const raise = {
	rule: "RW-5.3",
	offer(io, { seat, step }, to) {
		to.offer(raiseChoice(null));
		const coming = STILL_TO_COME[step];
		let last = -1;
		for (let i = 0; i < coming.length; i++) {
			if (dieOn(io.state, seat, coming[i]) === -1) continue;
			to.offer(raiseChoice(ICONS[coming[i]]));
			last = coming[i];
		}
		if (step !== "all" && !WRITTEN[step].includes(last)) to.offer(laterChoice);
	},
	fallback: () => raiseChoice(null)
};
function hasDieOn(s, seat, icons) {
	for (let i = 0; i < icons.length; i++) if (dieOn(s, seat, icons[i]) !== -1) return true;
	return false;
}
const isPairReady = (io, seat) => io.state.ships[seat].spirits.length >= io.edition.spirits.squares;
const raiseSteps = {
	raise(io, { at }) {
		const s = io.state;
		let asked = 0;
		for (let seat = 0; seat < s.seats; seat++) if (s.raise[seat] === -1 && isPairReady(io, seat) && hasDieOn(s, seat, WRITTEN[at])) asked |= seatBit(seat);
		if (asked === 0) return;
		io.push(RAISE_CLOSE);
		io.seal(asked, raising(at), (seat) => raiseAsk(seat, at));
	},
	"raise.close"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) {
			const reply = io.reply(seat);
			if (reply !== null && "raise" in reply) s.raise[seat] = reply.raise === null ? -2 : iconNamed(reply.raise);
			s.replies[seat] = null;
		}
	}
};
// ../waves/src/rules/write.ts
const AT_WRITING = [
	raiseAt("chests"),
	WRITE_CHESTS,
	raiseAt("hull"),
	WRITE_HULL,
	raiseAt("cannons"),
	WRITE_CANNONS,
	FIRE_ORDER,
	raiseAt("ports"),
	WRITE_PORTS,
	raiseAt("crew"),
	WRITE_CREW,
	ANCHOR
];
const NOT_RAISING = AT_WRITING.filter(({ step }) => step !== "raise");
const AT_REVEAL = [raiseAt("all"), ...NOT_RAISING];
function writingAfterSpirits(io) {
	for (let seat = 0; seat < io.state.seats; seat++) if (isPairReady(io, seat)) return io.state.options.raiseTiming === "atReveal" ? AT_REVEAL : AT_WRITING;
	return NOT_RAISING;
}
const writeSteps = {
	"write.spirits"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) {
			const die = dieOn(s, seat, 0);
			if (die === -1) continue;
			const value = faceOfDie(s, seat, die);
			s.ships[seat].spirits.push(value);
			io.emit?.({
				type: "wrote",
				seat,
				icon: "spirits",
				value,
				raised: false,
				die: s.ships[seat].nest[die]
			});
		}
		const steps = writingAfterSpirits(io);
		for (let i = steps.length - 1; i >= 0; i--) io.push(steps[i]);
	},
	"write.chests"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) for (let die = 0; die < 3; die++) {
			const icon = placedAt(s, seat, die);
			if (isChest(icon)) write(io, seat, die, s.ships[seat].chests[icon - 1]);
		}
		if (isSolo(s)) merchantmanLoads(io);
		buryTreasure(io);
	},
	"write.hull"(io) {
		const { ships, seats } = io.state;
		for (let seat = 0; seat < seats; seat++) writeRow(io, seat, 5, ships[seat].hull, io.edition.hull);
	},
	"write.cannons"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) for (let die = 0; die < 3; die++) {
			const icon = placedAt(s, seat, die);
			if (icon === 6) write(io, seat, die, s.ships[seat].small);
			else if (icon === 7) write(io, seat, die, s.ships[seat].large);
		}
	},
	"write.ports"(io) {
		const { ships, seats } = io.state;
		for (let seat = 0; seat < seats; seat++) writeRow(io, seat, 8, ships[seat].ports, io.edition.ports);
		payPorts(io);
	},
	"write.crew"(io) {
		const s = io.state;
		const { crewPerSeat } = io.edition.dice;
		for (let seat = 0; seat < s.seats; seat++) {
			const hired = writeRow(io, seat, 9, s.ships[seat].crew, io.edition.crew);
			if (hired === 0) continue;
			for (let k = 0; k < hired && s.supply[seat] > 0; k++) s.bag.push((seat + 1) * crewPerSeat - s.supply[seat]--);
			io.emit?.({
				type: "hired",
				seat,
				dice: hired
			});
		}
	}
};
function payPorts(io) {
	const { ships, seats, options } = io.state;
	const { thresholds } = io.edition.ports;
	let most = 0;
	let leaders = 0;
	for (let seat = 0; seat < seats; seat++) {
		const raided = sum(ships[seat].ports);
		if (raided === most) leaders++;
		else if (raided > most) {
			most = raided;
			leaders = 1;
		}
	}
	const extra = most > 0 && (leaders === 1 || options.portsTie === "all") ? 1 : 0;
	for (let seat = 0; seat < seats; seat++) {
		const raided = sum(ships[seat].ports);
		gainInfamy(io, seat, levelOf(thresholds, raided) + (raided === most ? extra : 0), "ports");
	}
}
function writeRow(io, seat, icon, squares, { thresholds }) {
	const die = dieOn(io.state, seat, icon);
	if (die === -1) return 0;
	const before = level(thresholds, squares);
	write(io, seat, die, squares);
	const after = level(thresholds, squares);
	if (after > before) io.emit?.({
		type: "level",
		seat,
		row: ICONS[icon],
		level: after
	});
	return after - before;
}
function write(io, seat, die, squares) {
	const s = io.state;
	const icon = placedAt(s, seat, die);
	const raised = s.raise[seat] === icon;
	if (raised) {
		s.raise[seat] = -2;
		wipe(s.ships[seat].spirits);
	}
	const value = raised ? io.edition.spirits.raised : faceOfDie(s, seat, die);
	squares.push(value);
	io.emit?.({
		type: "wrote",
		seat,
		icon: ICONS[icon],
		value,
		raised,
		die: s.ships[seat].nest[die]
	});
}
// entry
const game = {
	id: face.id,
	title: face.title,
	rulesVersion: face.rulesVersion,
	seats: {
		min: 1,
		max: 5
	},
	options,
	fits,
	edition: house2,
	editions: [house1],
	editionSchema,
	editionWarnings,
	chance: [
		"first",
		"bag",
		"dice"
	],
	setup,
	firstStep: SETUP_FIRST,
	steps: {
		...setupSteps,
		...draftSteps,
		...allocateSteps,
		...raiseSteps,
		...burySteps,
		...writeSteps,
		...cannonSteps,
		...anchorSteps
	},
	asks: {
		draft,
		place,
		yarrr,
		hold,
		raise,
		bury,
		aim,
		stow
	},
	outcome,
	imagine,
	copy,
	invariants,
	advice,
	figures: void 0,
	words,
	tells,
	hands: {
		io: (game, state) => new Io(game, state),
		offers: () => new Offers()
	}
};
const { score } = face;
export { game, score };
