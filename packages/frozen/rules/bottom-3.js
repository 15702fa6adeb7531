// bottom, rules version 3, as they were released. Never edit: games and records depend on it.
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
const isOver = (s) => s.agenda.length === 0 && s.asks.length === 0;
function repeat(count, value) {
	const list = [];
	for (let i = 0; i < count; i++) list.push(value);
	return list;
}
// ../kernel/src/look.ts
var Eyes = class {
	game;
	edition;
	state;
	emit = void 0;
	constructor(game, state) {
		this.game = game;
		this.edition = thawed(game.edition);
		this.state = state;
	}
	reply(seat) {
		return this.state.replies[seat];
	}
	knows(back, seat) {
		return includes(this.state.known[back], seat);
	}
	isPublic(back) {
		return (this.state.known[back] & PUBLIC) !== 0;
	}
};
// ../kernel/src/io.ts
var Io = class extends Eyes {
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
	show(back, seats) {
		const s = this.state;
		const before = s.known[back];
		const after = before | seats;
		if (after !== before) {
			s.known[back] = after;
			s.tide++;
		}
	}
	settle() {
		this.state.tide++;
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
const boolean$1 = /^(?:true|false)$/i;
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
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
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
const NONE$1 = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE$1;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE$1;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE$1;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE$1;
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
					if (walked === NONE$1) {
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
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
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
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
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
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
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
// ../bottom/src/board/kinds.ts
const KINDS = [
	"passenger",
	"baby",
	"iceberg",
	"lifeboat",
	"lockdown",
	"anchor",
	"jack",
	"fisherman",
	"navigator",
	"convict",
	"rats",
	"lifebuoy",
	"polkaDancer",
	"caretaker",
	"singer",
	"technician",
	"maid",
	"janitor",
	"rose",
	"proletarian",
	"stowaway",
	"assistant",
	"flapper",
	"lifeguard",
	"seal",
	"stoker",
	"fanatic",
	"storyteller",
	"profiteer",
	"bartender",
	"teacher",
	"chef",
	"lifeJacket",
	"steward",
	"saboteur",
	"burglar",
	"steersman",
	"arbiter",
	"boogeyman",
	"beggar",
	"lady",
	"shipGuard",
	"captain",
	"tycoon",
	"pirate",
	"torpedo",
	"band"
];
const COPIES = 64;
const faceOf = (kind, copy) => kind * COPIES + copy;
const kindOf = (face) => face >> 6;
const kindName = (face) => face < 0 ? "unknown" : KINDS[kindOf(face)];
const ruleOf = (kind) => `TB-K${kind + 1}`;
// ../bottom/src/rules/cards.ts
const DECLARED = {
	passenger: {},
	baby: {},
	iceberg: {},
	lifeboat: {
		rescues: true,
		numbers: ["rescue"]
	},
	lockdown: { sweeps: true },
	anchor: {
		anchors: true,
		sheds: true
	},
	jack: { action: { own: ["burySelf"] } },
	fisherman: {
		draws: true,
		numbers: ["draw"]
	},
	navigator: {
		sight: "adds",
		numbers: ["look"]
	},
	convict: {
		action: {
			own: ["gain", "jettisonSelf"],
			copied: "ownTurn"
		},
		numbers: ["points"]
	},
	rats: {
		action: {
			names: {
				from: "opponents",
				only: "tireable"
			},
			attack: {
				zone: "board",
				does: "tire"
			},
			copied: "always"
		},
		numbers: ["cards"]
	},
	lifebuoy: { saves: true },
	polkaDancer: {
		action: {
			own: ["draw"],
			copied: "always"
		},
		numbers: ["cards"]
	},
	caretaker: { wakes: true },
	singer: {
		action: {
			own: ["gain"],
			copied: "ownTurn"
		},
		numbers: ["points"]
	},
	technician: {
		action: {
			names: { from: "board" },
			own: ["returnNamed"],
			copied: "always"
		},
		numbers: ["cards"]
	},
	maid: {
		tidies: true,
		numbers: ["cards"]
	},
	janitor: {
		action: {
			each: "everybody",
			burden: { does: "bury" },
			copied: "always"
		},
		numbers: ["cards"]
	},
	rose: { climbs: true },
	proletarian: {
		action: {
			each: "richest",
			burden: { does: "jettison" },
			copied: "always"
		},
		numbers: ["cards"]
	},
	stowaway: {
		hosted: true,
		numbers: ["score"]
	},
	assistant: { merges: true },
	flapper: { copies: true },
	lifeguard: {
		eases: true,
		numbers: ["discount", "places"]
	},
	seal: { pairs: true },
	stoker: {
		draws: true,
		numbers: ["draw"]
	},
	fanatic: {
		action: {
			names: {
				from: "opponents",
				only: "jettisonable"
			},
			attack: {
				zone: "board",
				does: "jettison"
			},
			own: ["jettisonSelf"],
			copied: "always"
		},
		numbers: ["cards"]
	},
	storyteller: {
		action: {
			each: "everybody",
			tale: true,
			copied: "always"
		},
		numbers: ["cards"]
	},
	profiteer: {
		action: {
			names: {
				from: "board",
				only: "jettisonable",
				single: true
			},
			own: ["sellNamed"],
			copied: "ownTurn"
		},
		numbers: ["factor"]
	},
	bartender: { reaction: "bar" },
	teacher: { reaction: "teacher" },
	chef: {
		action: {
			names: { from: "water" },
			own: ["buryNamed"],
			copied: "always"
		},
		numbers: ["cards"]
	},
	lifeJacket: {
		action: {
			names: {
				from: "water",
				only: "rescuable"
			},
			own: ["putNamed", "jettisonSelf"],
			copied: "always"
		},
		numbers: ["max", "cards"]
	},
	steward: { reaction: "hit" },
	saboteur: {
		action: {
			each: "opponents",
			attack: {
				zone: "hand",
				does: "jettison"
			},
			copied: "always"
		},
		numbers: ["cards"]
	},
	burglar: {
		action: {
			names: "seat",
			attack: {
				zone: "deck",
				does: "take"
			},
			copied: "always"
		},
		numbers: ["cards"]
	},
	steersman: {
		sight: "steers",
		numbers: ["look"]
	},
	arbiter: { atEnd: {
		each: "dearest",
		attack: {
			zone: "board",
			does: "return"
		}
	} },
	boogeyman: { spies: true },
	beggar: {
		action: {
			each: "opponents",
			burden: { does: "return" },
			copied: "always"
		},
		numbers: ["chooser", "cards"]
	},
	lady: {
		action: {
			names: "seat",
			attack: {
				zone: "hand",
				does: "take"
			},
			copied: "always"
		},
		numbers: ["cards"]
	},
	shipGuard: { reaction: "guard" },
	captain: { action: {
		names: "hand",
		own: ["shuffleIn"],
		copied: "always"
	} },
	tycoon: {
		atDrawing: {
			names: "seat",
			attack: {
				zone: "deck",
				does: "take"
			}
		},
		numbers: ["cards"]
	},
	pirate: {
		action: {
			names: {
				from: "opponents",
				oneSeat: true
			},
			attack: {
				zone: "board",
				does: "take"
			},
			copied: "always"
		},
		numbers: ["cards"]
	},
	torpedo: {
		action: {
			names: "seat",
			attack: {
				zone: "deck",
				does: "jettison"
			},
			own: ["pay"],
			payable: true,
			copied: "always"
		},
		numbers: ["cards"]
	},
	band: {
		clings: true,
		numbers: ["board"]
	}
};
const CARDS = KINDS.map((id) => DECLARED[id]);
const cardAt = (io, back) => CARDS[io.state.faces[back] >> 6];
const entryAt = (io, back) => io.edition.cards[io.state.faces[back] >> 6];
const valueAt = (io, back) => io.edition.cards[io.state.faces[back] >> 6].value ?? 0;
function sacrificeAt(io, back) {
	const { sacrifice, value } = entryAt(io, back);
	return sacrifice ?? value ?? 0;
}
function numberOf(io, kind, name) {
	const number = io.edition.cards[kind].params[name];
	return typeof number === "number" ? number : 0;
}
const topDeed = (io) => io.state.chain[io.state.chain.length - 1];
function effectOf({ kind }) {
	const { action, atDrawing, atEnd } = CARDS[kind];
	const effect = action ?? atDrawing ?? atEnd;
	if (effect === void 0) throw new Error(`bottom: kind ${kind} has no effect to carry out`);
	return effect;
}
function newDeed(what, seat, card, kind) {
	return {
		what,
		seat,
		card,
		kind,
		times: 1,
		picks: [],
		target: -1,
		falls: 0,
		count: 0,
		win: "",
		stopped: false,
		chosen: false,
		batched: false
	};
}
const isAfloat = (s, seat) => !s.ships[seat].sunk;
function afloat(s) {
	let count = 0;
	for (let seat = 0; seat < s.seats; seat++) if (!s.ships[seat].sunk) count++;
	return count;
}
const isOpponent = (s, seat, other) => other !== seat && !s.ships[other].sunk;
function remove(list, value) {
	const at = list.indexOf(value);
	if (at < 0) throw new Error("bottom: a card is not where it should be");
	removeAt(list, at);
}
function removeAt(list, at) {
	for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
	list.pop();
}
// ../bottom/src/board/board.ts
const STEP = 5;
const isCovered = (io, card) => io.state.partner[card] !== -1 && cardAt(io, card).merges === void 0;
const timesOf = (io, card) => isCovered(io, card) ? 2 : 1;
function easing(io, seat, name) {
	const { board } = io.state.ships[seat];
	let sum = 0;
	for (let i = 0; i < board.length; i++) {
		const kind = io.state.faces[board[i]] >> 6;
		if (CARDS[kind].eases === true) sum += numberOf(io, kind, name) * timesOf(io, board[i]);
	}
	return sum;
}
const costFactor = (io, seat, more = 0) => 1 + Math.max(0, Math.floor((io.state.ships[seat].board.length + more - easing(io, seat, "places")) / STEP));
const discount = (io, seat) => easing(io, seat, "discount");
const costOf = (io, seat, card) => Math.max(0, valueAt(io, card) * costFactor(io, seat) - discount(io, seat));
const costSum = (io, seat, card) => ({
	cost: costOf(io, seat, card),
	value: valueAt(io, card),
	factor: costFactor(io, seat),
	discount: discount(io, seat)
});
function worth(io, seat) {
	const { board } = io.state.ships[seat];
	let sum = 0;
	for (let i = 0; i < board.length; i++) sum += worthOf(io, board[i]);
	return sum;
}
const worthOf = (io, card) => {
	const kind = io.state.faces[card] >> 6;
	return valueAt(io, card) * (CARDS[kind].hosted === true ? numberOf(io, kind, "score") * timesOf(io, card) : 1);
};
function isProtected(io, seat, card) {
	const kind = io.state.faces[card] >> 6;
	return CARDS[kind]?.clings === true && io.state.ships[seat].board.length < numberOf(io, kind, "board");
}
function isPartner(io, card) {
	const { merges, hosted } = cardAt(io, card);
	if (hosted === true && io.state.options.assistant === "noStowaway") return false;
	return merges === void 0 && io.state.partner[card] === -1;
}
function hasPartner(io, seat) {
	const { board } = io.state.ships[seat];
	for (let i = 0; i < board.length; i++) if (isPartner(io, board[i])) return true;
	return false;
}
function hasOnBoard(io, seat, trait) {
	const { board } = io.state.ships[seat];
	for (let i = 0; i < board.length; i++) if (CARDS[io.state.faces[board[i]] >> 6][trait] === true) return true;
	return false;
}
function enterBoard(io, seat, card, onto = -1, owner = seat) {
	const s = io.state;
	io.reveal(card);
	if (owner !== seat) s.guests.push({
		card,
		owner
	});
	s.turned[card] = entryAt(io, card).entersTired && !hasOnBoard(io, seat, "wakes") ? 2 : 0;
	s.ships[seat].board.push(card);
	if (onto !== -1) {
		s.partner[card] = onto;
		s.partner[onto] = card;
	}
	const covers = onto === -1 ? void 0 : kindName(s.faces[onto]);
	io.emit?.({
		type: "entered",
		seat,
		card,
		tired: s.turned[card] === 2,
		...covers === void 0 ? {} : { covers }
	});
}
function leaveBoard(io, seat, card) {
	const s = io.state;
	remove(s.ships[seat].board, card);
	s.turned[card] = 0;
	const guest = s.guests.findIndex((one) => one.card === card);
	if (guest >= 0) s.guests.splice(guest, 1);
	const partner = s.partner[card];
	if (partner === -1) return;
	s.partner[card] = -1;
	s.partner[partner] = -1;
	if (s.turned[partner] === 1) s.turned[partner] = 2;
}
function ownerOf({ state: s }, seat, card) {
	const owner = s.guests.find((guest) => guest.card === card)?.owner ?? seat;
	return s.ships[owner].sunk ? seat : owner;
}
const shieldOf = (io, card) => isCovered(io, card) ? io.state.partner[card] : card;
function spendUse(io, card) {
	const { turned } = io.state;
	turned[card] = turned[card] === 0 && isCovered(io, card) && cardAt(io, card).reaction !== void 0 ? 1 : 2;
}
function boardOf(io, card) {
	const { ships } = io.state;
	for (let seat = 0; seat < ships.length; seat++) if (ships[seat].board.includes(card)) return seat;
	return -1;
}
// ../bottom/src/board/lots.ts
const places = new WeakMap();
function placeOf$1(io, face) {
	const { faces } = io.state.pools[0];
	let found = places.get(faces);
	if (found === void 0) places.set(faces, found = new Map(faces.map((one, at) => [one, at])));
	return found.get(face) ?? -1;
}
function mix(io, backs) {
	const s = io.state;
	if (backs.length < 2) return;
	const { lot, lotOfCard, known, faces } = s;
	const id = s.lots++;
	const joined = [];
	for (let i = 0; i < backs.length; i++) {
		const back = backs[i];
		if ((known[back] & 1073741824) === 0 && !joined.includes(lot[back])) joined.push(lot[back]);
		lot[back] = id;
		lotOfCard[placeOf$1(io, faces[back])] = id;
	}
	for (let back = 0; back < lot.length; back++) {
		if (lot[back] === id || (known[back] & 1073741824) !== 0 || !joined.includes(lot[back])) continue;
		lot[back] = id;
		lotOfCard[placeOf$1(io, faces[back])] = id;
	}
}
function leaveFaceDown(io, backs, card, told, stream) {
	mix(io, backs);
	const now = io.exit(backs, card, told, stream);
	const last = backs[backs.length - 1];
	const { faces, known } = io.state;
	const [face, knew] = [faces[now], known[now]];
	faces[now] = faces[last];
	known[now] = known[last];
	faces[last] = face;
	known[last] = knew;
	return last;
}
function sortIntoLots(io, seat) {
	const { lot, lotOfCard, known, faces } = io.state;
	const bit = seat === null ? PUBLIC : seatBit(seat);
	const waiting = new Map();
	for (let back = 0; back < lot.length; back++) {
		if ((known[back] & bit) !== 0) continue;
		const id = lotOfCard[placeOf$1(io, faces[back])];
		const list = waiting.get(id);
		if (list === void 0) waiting.set(id, [faces[back]]);
		else list.push(faces[back]);
	}
	for (let back = 0; back < lot.length; back++) {
		if ((known[back] & bit) !== 0) continue;
		const face = waiting.get(lot[back])?.pop();
		if (face === void 0) throw new Error("bottom: a lot has fewer faces than backs");
		faces[back] = face;
	}
}
// ../bottom/src/rules/look.ts
function sight(io, seat) {
	const { board } = io.state.ships[seat];
	let best = 0;
	let sum = 0;
	let steering = 0;
	for (let i = 0; i < board.length; i++) {
		const kind = io.state.faces[board[i]] >> 6;
		const how = CARDS[kind].sight;
		if (how === void 0) continue;
		const looks = numberOf(io, kind, "look") * timesOf(io, board[i]);
		if (how === "steers") steering = Math.max(steering, looks);
		else {
			sum += looks;
			best = Math.max(best, looks);
		}
	}
	return steering > 0 ? steering + sum : best;
}
function steers(io, seat) {
	const { board } = io.state.ships[seat];
	for (let i = 0; i < board.length; i++) if (CARDS[io.state.faces[board[i]] >> 6].sight === "steers") return true;
	return false;
}
const seenCards = (io, seat) => Math.min(sight(io, seat), io.state.ships[seat].deck.length);
const canSteer = (io, seat) => !io.state.ships[seat].steered && steers(io, seat) && seenCards(io, seat) >= 2;
const canKeepBack = (io, seat, leaving) => canSteer(io, seat) && seenCards(io, seat) > leaving;
function lookAtDeck(io, seat) {
	const { deck } = io.state.ships[seat];
	const seen = seenCards(io, seat);
	for (let i = 0; i < seen; i++) io.show(deck[i], seatBit(seat));
}
function deckChanged(io, seat, from) {
	const ship = io.state.ships[seat];
	if (ship.steered && from <= sight(io, seat)) ship.steered = false;
}
function handSeers(io, seat) {
	const { active, dealing, seats } = io.state;
	let seers = seatBit(seat);
	if (seat !== active) return hasOnBoard(io, active, "spies") ? seers | seatBit(active) : seers;
	if (dealing !== 0) {
		for (let other = 0; other < seats; other++) if ((dealing & seatBit(other)) !== 0 && hasOnBoard(io, other, "spies")) seers |= seatBit(other);
	}
	return seers;
}
const seesHand = (io, seat, of) => seat !== of && (handSeers(io, of) & seatBit(seat)) !== 0;
function dealWith(io, seat, by) {
	const s = io.state;
	if (by === s.active && seat !== by) s.dealing |= seatBit(seat);
}
function look(io) {
	const s = io.state;
	for (let seat = 0; seat < s.seats; seat++) {
		if (!isAfloat(s, seat)) continue;
		lookAtDeck(io, seat);
		const seers = handSeers(io, seat);
		if (seers === seatBit(seat)) continue;
		const { hand } = s.ships[seat];
		for (let i = 0; i < hand.length; i++) io.show(hand[i], seers);
	}
}
const steerChoice = mint(() => ({ steer: true }))();
const nextCard = mint((next) => ({ next }));
const keep = mint(() => ({ keep: true }))();
const steerAsk = mint((seat, at, of) => ({
	kind: "steer.pick",
	seat,
	at,
	of
}));
const steering = mint((at, of) => ({
	kind: "steer.pick",
	at,
	of
}));
function steer(io, seat) {
	const s = io.state;
	const ship = s.ships[seat];
	const of = seenCards(io, seat);
	const seen = ship.deck.slice(0, of);
	look(io);
	mix(io, seen);
	for (let i = 0; i < of; i++) io.lay(seen[i], s.faces[seen[i]], seatBit(seat));
	ship.steered = true;
	io.emit?.({
		type: "steered",
		seat,
		n: of
	});
	io.seal(seatBit(seat), steering(0, of), (one) => steerAsk(one, 0, of));
}
const steerPick = {
	rule: "TB-18.4",
	offer(_io, { at, of }, to) {
		for (let i = at; i < of; i++) to.offer(nextCard(i));
		to.offer(keep);
	},
	answer(io, { seat, at, of }, choice) {
		if ("keep" in choice) return;
		const s = io.state;
		const { deck } = s.ships[seat];
		const face = s.faces[deck[choice.next]];
		for (let i = choice.next; i > at; i--) io.lay(deck[i], s.faces[deck[i - 1]], seatBit(seat));
		io.lay(deck[at], face, seatBit(seat));
		if (at + 2 < of) io.ask(steerAsk(seat, at + 1, of));
	},
	fallback: () => keep
};
// ../bottom/src/rules/asking.ts
const offered = new Offers();
function ask(io, posed) {
	look(io);
	io.ask(posed);
}
function pose(io, posed) {
	const kind = io.game.asks[posed.kind];
	offered.clear();
	kind.offer(io, posed, offered);
	if (offered.count === 0) throw new Error(`bottom: ${posed.kind} of seat ${posed.seat} has no answer`);
	if (offered.count > 1 || kind.answer === void 0) ask(io, posed);
	else kind.answer(io, posed, offered.legal[0]);
}
// ../bottom/src/rules/choices.ts
const cardChoice = mint((card) => ({ card }));
const seatChoice = mint((seat) => ({ seat }));
const doneChoice = mint(() => ({ done: true }))();
const passChoice = mint(() => ({ pass: true }))();
const useChoice = mint((use) => ({ use }));
const sacrificeChoice = mint((sacrifice) => ({ sacrifice }));
const pairChoice = mint((sacrifice, seal) => ({
	sacrifice,
	seal
}));
// ../bottom/src/rules/plan.ts
const EMPTY = 0;
function planned(io) {
	const { faces, lot } = io.state;
	const cards = [];
	for (let slot = lot.length; slot < faces.length && faces[slot] > EMPTY; slot++) cards.push(faces[slot] - 1);
	return cards;
}
function planCard(io, seat, card) {
	const { faces, lot } = io.state;
	let slot = lot.length;
	while (faces[slot] > EMPTY) slot++;
	io.lay(slot, card + 1, seatBit(seat));
}
function clearPlan(io) {
	const { faces, lot } = io.state;
	for (let slot = lot.length; slot < faces.length && faces[slot] !== EMPTY; slot++) io.lay(slot, EMPTY, 0);
}
// ../bottom/src/rules/pace.ts
const PACE = {
	standard: {
		undertowFrom: 16,
		cruiseRounds: 25
	},
	short: {
		undertowFrom: 10,
		cruiseRounds: 12
	}
};
const SHORT_ICEBERG = 15;
const undertowFrom = (o) => o.undertowFrom === "pace" ? PACE[o.pace].undertowFrom : o.undertowFrom;
const cruiseRounds = (o) => o.cruiseRounds === "pace" ? PACE[o.pace].cruiseRounds : o.cruiseRounds;
const icebergPrice = (o, printed) => o.icebergPrice !== "pace" ? o.icebergPrice : o.pace === "short" ? SHORT_ICEBERG : printed;
// ../bottom/src/rules/reasons.ts
const backIn = (choice) => {
	const { card, sacrifice, play, act, take, copy, onto, use, steward, lifebuoy, discard } = choice;
	return card ?? sacrifice ?? play ?? act ?? take ?? copy ?? onto ?? use ?? steward ?? lifebuoy ?? discard ?? 0;
};
const named = (io, _ask, choice) => ({ card: kindName(io.state.faces[backIn(choice)]) });
const about = (rule, code) => reason(rule, `refuse.${code}`, named);
const sunkShip = reason("TB-11.3", "refuse.sunkShip");
const noDeck = reason("TB-3.9", "refuse.noDeck");
const bandClings = reason("TB-4.5", "refuse.clings", (io, ask, choice) => ({
	...named(io, ask, choice),
	needed: numberOf(io, io.state.faces[backIn(choice)] >> 6, "board")
}));
const staysAboard = reason("TB-6.7", "refuse.clings", (io, ask, choice) => ({
	...named(io, ask, choice),
	needed: numberOf(io, io.state.faces[backIn(choice)] >> 6, "board")
}));
const isBarred = about("TB-14.14", "barred");
const noPartner = about("TB-17.1", "noPartner");
const noHost = about("TB-6.6", "noHost");
const tooDearToPlay = reason("TB-6.2", "refuse.tooDearToPlay", (io, ask, choice) => {
	const card = backIn(choice);
	const own = ask.seat === io.state.active;
	return {
		...named(io, ask, choice),
		...costSum(io, ask.seat, card),
		points: own ? io.state.points : io.state.purse
	};
});
const cannotCarry = about("TB-K22", "cannotCarry");
const pickOneFirst = reason("TB-17.3", "refuse.pickOneFirst");
const noAlternative = about("TB-14.10", "noAlternative");
const notAnAttack = about("TB-14.10", "notAnAttack");
const outOfReach = about("TB-14.10", "outOfReach");
const notInBatch = about("TB-14.11", "notInBatch");
const tidiedAlready = reason("TB-2.4", "refuse.tidiedAlready");
const cannotBeSaved = about("TB-11.2", "cannotBeSaved");
const isTired = about("TB-7.2", "tired");
const isUsed = about("TB-7.5", "used");
const isNoAction = about("TB-14.1", "noAction");
const onlyReacts = about("TB-14.6", "onlyReacts");
const isCoveredByAssistant = about("TB-17.5", "covered");
const cannotTire = about(ruleOf(10), "cannotTire");
const cannotBeRescued = about(ruleOf(32), "cannotBeRescued");
const namedAlready = about("TB-17.3", "namedAlready");
const placeNamed = reason("TB-17.3", "refuse.placeNamed");
const otherSeat = about("TB-17.3", "otherSeat");
const noCardToName = about("TB-14.1", "noCardToName");
const noHandCard = about("TB-14.1", "noHandCard");
const noOpponentBoard = about("TB-14.1", "noOpponentBoard");
const noOpponentHand = about("TB-14.1", "noOpponentHand");
const noOpponentDeck = about("TB-14.1", "noOpponentDeck");
const ownDeckEmpty = about("TB-14.1", "ownDeckEmpty");
const nothingInZone = reason("TB-14.1", "refuse.nothingThere");
const notCopied = about("TB-15.6", "notCopied");
const notYourTurn = about("TB-15.6", "notYourTurn");
const shopClosed = reason("TB-10.1", "refuse.shopClosed");
const emptySlot = reason("TB-5.4", "refuse.emptySlot");
const neverSold = reason("TB-5.5", "refuse.neverSold");
const tooDearToBuy = reason("TB-5.1", "refuse.tooDearToBuy", (io, _ask, choice) => {
	const { buy } = choice;
	return {
		price: priceIn(io, buy),
		points: io.state.points,
		card: buy === "iceberg" ? "iceberg" : kindName(io.state.faces[io.state.row[buy - 1]])
	};
});
const notLastShip = reason("TB-10.4", "refuse.notLastShip");
const nothingToSteer = reason("TB-18.4", "refuse.nothingToSteer");
function priceIn(io, slot) {
	if (slot === "iceberg") return icebergPrice(io.state.options, io.edition.cards[2].buy ?? 0);
	const { buy, value } = io.edition.cards[io.state.faces[io.state.row[slot - 1]] >> 6];
	return buy ?? value ?? 0;
}
// ../bottom/src/rules/targets.ts
const isReachable = (io, card, picks) => !isCovered(io, card) || picks.includes(io.state.partner[card]);
const canBecomeTired = (io, card) => entryAt(io, card).tires !== "no" && cardAt(io, card).sheds !== true && io.state.turned[card] !== 2;
function unmetOnBoard(io, seat, card, does, picks) {
	if (!isReachable(io, card, picks)) return isCoveredByAssistant;
	if (does === "tire") return canBecomeTired(io, card) ? null : cannotTire;
	if (does === "jettison") return isProtected(io, seat, card) ? staysAboard : null;
	return null;
}
const mostPicks = (io, { kind, times }, naming) => naming.single === true ? 1 : numberOf(io, kind, "cards") * times;
function unmetNaming(io, deed, naming, owner, card) {
	const { picks } = deed;
	if (picks.includes(card)) return namedAlready;
	if (naming.from === "water") return naming.only === "rescuable" && !isRescuable(io, deed, card) ? cannotBeRescued : null;
	if (io.state.ships[owner].sunk) return sunkShip;
	if (naming.oneSeat === true && picks.length > 0 && boardOf(io, picks[0]) !== owner) return otherSeat;
	return unmetOnBoard(io, owner, card, naming.only === "tireable" ? "tire" : naming.only === "jettisonable" ? "jettison" : "take", picks);
}
function isRescuable(io, { seat, kind }, card) {
	if (valueAt(io, card) > numberOf(io, kind, "max")) return false;
	return CARDS[io.state.faces[card] >> 6].hosted !== true || hasOpponent(io, seat);
}
function hasOpponent(io, seat) {
	for (let other = 0; other < io.state.seats; other++) if (isOpponent(io.state, seat, other)) return true;
	return false;
}
function eachNameable(io, deed, naming, visit) {
	const { ships, seats } = io.state;
	for (let k = 0; k < seats; k++) {
		const owner = (deed.seat + k) % seats;
		if (naming.from === "opponents" === (owner === deed.seat)) continue;
		const zone = naming.from === "water" ? ships[owner].water : ships[owner].board;
		for (let i = 0; i < zone.length; i++) visit(owner, zone[i]);
	}
}
function canName(io, deed, naming) {
	const { ships, seats } = io.state;
	for (let k = 0; k < seats; k++) {
		const owner = (deed.seat + k) % seats;
		if (naming.from === "opponents" === (owner === deed.seat)) continue;
		const zone = naming.from === "water" ? ships[owner].water : ships[owner].board;
		for (let i = 0; i < zone.length; i++) if (unmetNaming(io, deed, naming, owner, zone[i]) === null) return true;
	}
	return false;
}
const hasZone = (io, seat, zone) => io.state.ships[seat][zone].length > 0;
const NO_OPPONENT = {
	board: noOpponentBoard,
	hand: noOpponentHand,
	deck: noOpponentDeck
};
function unmetNeed(io, deed, effect) {
	const { names, attack, burden, each } = effect;
	const { seat } = deed;
	if (effect.payable === true && !mayPay(io, seat)) return noHandCard;
	if (names === "hand") return io.state.ships[seat].hand.length > 0 ? null : noHandCard;
	if (names !== void 0 && names !== "seat") return canName(io, deed, names) ? null : noCardToName;
	if (effect.tale === true) return io.state.ships[seat].deck.length > 0 ? null : ownDeckEmpty;
	if (names === "seat" || each === "opponents") {
		const zone = attack?.zone ?? (burden === void 0 ? "deck" : "board");
		for (let other = 0; other < io.state.seats; other++) if (isOpponent(io.state, seat, other) && hasZone(io, other, zone)) return null;
		return NO_OPPONENT[zone];
	}
	return null;
}
function canPay(io, seat) {
	const { hand } = io.state.ships[seat];
	for (let i = 0; i < hand.length; i++) if (!isProtected(io, seat, hand[i])) return true;
	return false;
}
const mayPay = (io, seat) => io.state.options.torpedo === "anyCard" ? io.state.ships[seat].hand.length > 0 : canPay(io, seat);
function richest(io, seat, may) {
	let best = -1;
	for (let k = 1; k < io.state.seats; k++) {
		const other = (seat + k) % io.state.seats;
		if (may(other) && (best === -1 || worth(io, other) > worth(io, best))) best = other;
	}
	return best;
}
function byValue(io, cards, which) {
	const sign = which === "dearest" ? 1 : -1;
	let best = cards[0];
	for (const card of cards) if (sign * valueAt(io, card) > sign * valueAt(io, best)) best = card;
	return best;
}
// ../bottom/src/rules/captain.ts
const captainAsk = mint((seat, again) => ({
	kind: "captain.pick",
	seat,
	again
}));
const picking = mint((again) => ({
	kind: "captain.pick",
	again
}));
const CAPTAIN_COUNT = mint(() => ({ step: "captain.count" }))();
function askForPicks(io, seat, again) {
	clearPlan(io);
	io.push(CAPTAIN_COUNT);
	const { hand } = io.state.ships[seat];
	if (hand.length === 1 && !again) return planCard(io, seat, hand[0]);
	look(io);
	io.seal(seatBit(seat), picking(again), (one) => captainAsk(one, again));
}
const captainSteps = { "captain.count"(io) {
	const deed = topDeed(io);
	deed.count = planned(io).length;
} };
const captainPick = {
	rule: "TB-K43",
	offer(io, { seat, again }, to) {
		const picked = planned(io);
		const { hand } = io.state.ships[seat];
		for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null);
		to.offer(doneChoice, picked.length > 0 || again ? null : pickOneFirst);
	},
	answer(io, ask, choice) {
		if ("done" in choice) return;
		planCard(io, ask.seat, choice.card);
		if (planned(io).length < Math.min(io.state.ships[ask.seat].hand.length, 40)) io.ask(ask);
	},
	fallback(io, { seat, again }) {
		if (again || planned(io).length > 0) return doneChoice;
		return cardChoice(byValue(io, io.state.ships[seat].hand, "cheapest"));
	}
};
// ../bottom/src/rules/steps.ts
const bare = (step) => mint(() => ({ step }))();
const ofSeat = (step) => mint((seat) => ({
	step,
	seat
}));
const ofCard = (step) => mint((card) => ({
	step,
	card
}));
const DEAL = bare("setup.deal");
const DRAFT_ROUND = bare("draft.round");
const DRAFT_PASS = bare("draft.pass");
const DRAFT_END = bare("draft.end");
const FILL_ROW = bare("setup.row");
const TURN_READY = bare("turn.ready");
const TURN_BEFORE = bare("turn.before");
const TURN_UNDERTOW = bare("turn.undertow");
const TURN_DRAW = bare("turn.draw");
const DRAW_OWN = bare("draw.own");
const drawTheirs = ofCard("draw.theirs");
const TURN_MAIN = bare("turn.main");
const TURN_END = bare("turn.end");
const endPassive = ofCard("end.passive");
const endAgain = ofCard("end.again");
const END_POINTS = bare("end.points");
const END_LIMIT = bare("end.limit");
const TURN_NEXT = bare("turn.next");
const ICEBERG_HIT = bare("iceberg.hit");
const shipSink = ofSeat("ship.sink");
const shipRescue = ofSeat("ship.rescue");
const shipSeal = ofSeat("ship.seal");
const PLAY_ENTER = bare("play.enter");
const ACTION_NAME = bare("action.name");
const ACTION_ANNOUNCE = bare("action.announce");
const ACTION_RESOLVE = bare("action.resolve");
const EFFECT_NEXT = bare("effect.next");
const EFFECT_OWN = bare("effect.own");
const EFFECT_END = bare("effect.end");
const HIT_APPLY = bare("hit.apply");
const taleOf = ofSeat("tale.tell");
const ownPart = mint((own) => ({ step: `own.${own}` }));
const windowAt = mint((win, at) => ({
	step: "window",
	win,
	at
}));
const REACTION_RESOLVE = bare("reaction.resolve");
const STEWARD_PICK = bare("steward.pick");
const SETTLE = bare("settle");
const TEACHER_OPEN = bare("teacher.open");
const TEACHER_CLOSE = bare("teacher.close");
const purseLoop = ofSeat("purse.loop");
const triggerFlapper = mint((seat, card) => ({
	step: "trigger.flapper",
	seat,
	card
}));
const PUT_GUEST = bare("put.guest");
const TALE_FALL = bare("tale.fall");
const HIT_CHOOSE = bare("hit.choose");
const putCard = mint((seat, card) => ({
	step: "put.card",
	seat,
	card
}));
// ../bottom/src/rules/jettison.ts
function jettison(io, seat, named, place, joins, by = seat) {
	const s = io.state;
	const ship = s.ships[seat];
	const card = place === "board" ? shieldOf(io, named) : named;
	io.reveal(card);
	if (isProtected(io, seat, card)) {
		io.emit?.({
			type: "clung",
			seat,
			card,
			place
		});
		return false;
	}
	const climbs = cardAt(io, card).climbs === true;
	if (climbs && place === "board") {
		io.emit?.({
			type: "climbed",
			seat,
			card,
			place
		});
		return true;
	}
	if (place === "board") leaveBoard(io, seat, card);
	else {
		const at = ship[place].indexOf(card);
		remove(ship[place], card);
		if (place === "deck") deckChanged(io, seat, at);
	}
	if (climbs) {
		io.emit?.({
			type: "climbed",
			seat,
			card,
			place
		});
		enterBoard(io, seat, card);
		return true;
	}
	ship.water.push(card);
	io.emit?.({
		type: "jettisoned",
		seat,
		card,
		place,
		by
	});
	if (joins) s.pending[s.pending.length - 1].picks.push(card);
	else {
		const batch = newDeed("batch", seat, card, s.faces[card] >> 6);
		batch.picks.push(card);
		s.pending.push(batch);
	}
	return true;
}
function jettisonInto(io, seat, card, place, deed) {
	const before = io.state.ships[seat].water.length;
	const done = jettison(io, seat, card, place, deed.batched, deed.seat);
	if (io.state.ships[seat].water.length > before) deed.batched = true;
	return done;
}
const needsSettling = (io) => {
	const { ships, faces, pending } = io.state;
	for (let i = 0; i < pending.length; i++) for (let k = 0; k < pending[i].picks.length; k++) if (CARDS[faces[pending[i].picks[k]] >> 6].copies === true) return true;
	for (let seat = 0; seat < ships.length; seat++) {
		const { board } = ships[seat];
		for (let i = 0; i < board.length; i++) if (CARDS[faces[board[i]] >> 6].reaction === "teacher") return true;
	}
	return false;
};
const settleSteps = { settle(io) {
	const s = io.state;
	if (s.pending.length === 0) return;
	const settled = needsSettling(io);
	const first = s.batches.length;
	while (s.pending.length > 0) {
		const batch = s.pending.pop();
		if (batch === void 0 || !settled) continue;
		s.batches.push(batch);
		io.push(TEACHER_OPEN);
	}
	for (let k = s.seats - 1; k >= 0; k--) pushFlappers(io, (s.active + k) % s.seats, first);
} };
function pushFlappers(io, seat, first) {
	const { batches, faces } = io.state;
	for (let i = first; i < batches.length; i++) {
		if (batches[i].seat !== seat) continue;
		const { picks } = batches[i];
		for (let k = picks.length - 1; k >= 0; k--) if (CARDS[faces[picks[k]] >> 6].copies === true) io.push(triggerFlapper(seat, picks[k]));
	}
}
function leftOfBatch(s, { seat, picks }) {
	const { water } = s.ships[seat];
	return picks.filter((card) => water.includes(card));
}
// ../bottom/src/rules/verbs.ts
function tire(io, seat, card, by) {
	if (!isCovered(io, card)) io.state.turned[card] = 2;
	io.emit?.({
		type: "tired",
		seat,
		card,
		by
	});
}
function bury(io, seat, card) {
	const { deck } = io.state.ships[seat];
	deck.push(card);
	deckChanged(io, seat, deck.length - 1);
}
function buryFromBoard(io, seat, named, by = seat) {
	const card = shieldOf(io, named);
	leaveBoard(io, seat, card);
	bury(io, seat, card);
	io.emit?.({
		type: "buried",
		seat,
		card,
		place: "board",
		by
	});
	return card;
}
function giveBack(io, seat, named, by = seat) {
	const card = shieldOf(io, named);
	const owner = ownerOf(io, seat, card);
	leaveBoard(io, seat, card);
	io.state.ships[owner].hand.push(card);
	io.show(card, seatBit(owner));
	io.emit?.({
		type: "returned",
		seat: owner,
		card,
		by,
		from: seat
	});
}
function leaveHand(io, seat, card, told) {
	const { hand } = io.state.ships[seat];
	const moved = leaveFaceDown(io, hand, card, told | handSeers(io, seat), "hand");
	remove(hand, moved);
	return moved;
}
function take(io, { seat, target, kind }, named, zone) {
	const from = io.state.ships[target];
	let card = named;
	if (zone === "hand") card = leaveHand(io, target, named, seatBit(seat));
	else if (zone === "board") {
		card = shieldOf(io, named);
		leaveBoard(io, target, card);
	} else {
		const at = from.deck.indexOf(named);
		remove(from.deck, named);
		deckChanged(io, target, at);
	}
	io.state.ships[seat].hand.push(card);
	io.show(card, seatBit(seat));
	io.emit?.({
		type: "took",
		seat,
		card,
		from: target,
		target,
		zone,
		by: kindName(kind << 6)
	});
}
function carry(io, does, hit, card, zone) {
	switch (does) {
		case "tire": return tire(io, hit.target, card, hit.seat);
		case "jettison":
			jettisonInto(io, hit.target, card, zone, hit);
			return;
		case "take": return take(io, hit, card, zone);
		case "return": return giveBack(io, hit.target, card, hit.seat);
		case "bury": buryFromBoard(io, hit.target, card, hit.seat);
	}
}
function gainPoints(io, seat, points) {
	const s = io.state;
	const kept = seat === s.active;
	if (kept) s.points += points;
	io.emit?.({
		type: "gained",
		seat,
		points,
		lost: !kept,
		total: s.points
	});
}
// ../bottom/src/rules/hit.ts
function isHit({ kind }) {
	const { action, atDrawing, atEnd } = CARDS[kind];
	const effect = action ?? atDrawing ?? atEnd;
	return effect?.attack !== void 0 || effect?.burden !== void 0;
}
function attackOf(io, deed) {
	if (!isHit(deed)) return void 0;
	const { attack, burden } = effectOf(deed);
	if (attack !== void 0 || burden === void 0) return attack;
	return actorChooses(io, deed) ? {
		zone: "board",
		does: burden.does
	} : void 0;
}
const actorChooses = (io, { kind }) => io.edition.cards[kind].params.chooser === "actor";
function candidatesOf(io, seat, does, picks) {
	return io.state.ships[seat].board.filter((card) => !picks.includes(card) && unmetOnBoard(io, seat, card, does, picks) === null);
}
function standingPicks(io, deed, seat, does) {
	const { board } = io.state.ships[seat];
	const picks = [];
	for (const card of deed.picks) if (board.includes(card) && unmetOnBoard(io, seat, card, does, picks) === null) picks.push(card);
	return picks;
}
function newHit(io, deed, effect, target) {
	const { attack, burden } = effect;
	const hit = newDeed("hit", deed.seat, deed.card, deed.kind);
	const most = numberOf(io, deed.kind, "cards") * deed.times;
	hit.times = deed.times;
	hit.target = target;
	if (burden !== void 0) hit.count = Math.min(most, candidatesOf(io, target, burden.does, []).length);
	else if (attack?.zone === "board") {
		hit.picks = standingPicks(io, deed, target, attack.does);
		hit.count = hit.picks.length;
	} else if (attack !== void 0) hit.count = Math.min(most, io.state.ships[target][attack.zone].length);
	return hit.count === 0 ? null : hit;
}
const hitSteps = {
	"hit.choose"(io) {
		const hit = topDeed(io);
		if (hit.picks.length < hit.count) pose(io, ownPickAsk(hit.seat, hit.target));
	},
	"hit.apply"(io) {
		const s = io.state;
		const hit = topDeed(io);
		if (hit.stopped || s.ships[hit.target].sunk || applied(io, hit)) {
			if (hit.chosen) clearPlan(io);
			s.chain.pop();
		}
	}
};
function applied(io, hit) {
	const attack = attackOf(io, hit);
	if (attack === void 0) return endured(io, hit);
	switch (attack.zone) {
		case "board": return onBoard(io, hit, attack.does);
		case "hand": return onHand(io, hit, attack.does);
		case "deck": return onDeck(io, hit, attack.does);
	}
}
function onBoard(io, hit, does) {
	const { board } = io.state.ships[hit.target];
	for (const card of hit.picks) {
		if (!board.includes(card)) continue;
		if (hit.chosen ? isReachable(io, card, []) : unmetOnBoard(io, hit.target, card, does, []) === null) carry(io, does, hit, card, "board");
	}
	return true;
}
function onDeck(io, hit, does) {
	const { deck } = io.state.ships[hit.target];
	const cards = hit.chosen ? hit.picks : deck.slice(0, hit.count);
	for (const card of cards) {
		lookAtDeck(io, hit.target);
		carry(io, does, hit, card, "deck");
	}
	return true;
}
function onHand(io, hit, does) {
	const { hand } = io.state.ships[hit.target];
	if (hit.chosen) {
		const faces = planned(io).map((card) => io.state.faces[card]);
		for (const face of faces) carry(io, does, hit, hand.find((card) => io.state.faces[card] === face) ?? hand[0], "hand");
		return true;
	}
	while (hit.count > 0) {
		const left = hand.filter((card) => !hit.picks.includes(card));
		if (left.length === 0) return true;
		if (seesHand(io, hit.seat, hit.target)) {
			io.push(HIT_APPLY);
			pose(io, handPickAsk(hit.seat, hit.target));
			return false;
		}
		takeFromHand(io, hit, left[io.draw("pick", left.length)], does);
	}
	return true;
}
function takeFromHand(io, hit, card, does) {
	hit.count--;
	carry(io, does, hit, card, "hand");
	if (does === "jettison" && io.state.ships[hit.target].hand.includes(card)) hit.picks.push(card);
}
function endured(io, hit) {
	const does = effectOf(hit).burden?.does ?? "return";
	if (hit.count === 0 || candidatesOf(io, hit.target, does, hit.picks).length === 0) return true;
	io.push(HIT_APPLY);
	pose(io, ownPickAsk(hit.target, hit.target));
	return false;
}
const ownPickAsk = mint((seat, of) => ({
	kind: "own.pick",
	seat,
	of
}));
const handPickAsk = mint((seat, of) => ({
	kind: "hand.pick",
	seat,
	of
}));
const ownPick = {
	rule: "TB-15.8",
	offer(io, { of }, to) {
		const hit = topDeed(io);
		const does = effectOf(hit).burden?.does ?? "return";
		const { board } = io.state.ships[of];
		for (let i = 0; i < board.length; i++) to.offer(cardChoice(board[i]), hit.picks.includes(board[i]) ? namedAlready : unmetOnBoard(io, of, board[i], does, hit.picks));
	},
	answer(io, { seat, of }, { card }) {
		const hit = topDeed(io);
		hit.picks.push(card);
		if (seat !== of) {
			if (hit.picks.length < hit.count) pose(io, ownPickAsk(seat, of));
			return;
		}
		hit.count--;
		carry(io, effectOf(hit).burden?.does ?? "return", hit, card, "board");
	},
	fallback(io, { seat, of }) {
		const hit = topDeed(io);
		const cards = candidatesOf(io, of, effectOf(hit).burden?.does ?? "return", hit.picks);
		if (seat !== of) return cardChoice(byValue(io, cards, "dearest"));
		return cardChoice(cards.find((card) => cardAt(io, card).hosted === true) ?? byValue(io, cards, "cheapest"));
	}
};
const handPick = {
	rule: "TB-18.7",
	offer(io, { of }, to) {
		const { picks } = topDeed(io);
		const { hand } = io.state.ships[of];
		for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picks.includes(hand[i]) ? namedAlready : null);
	},
	answer(io, _ask, { card }) {
		const hit = topDeed(io);
		takeFromHand(io, hit, card, effectOf(hit).attack?.does ?? "take");
	},
	fallback(io, { of }) {
		const { picks } = topDeed(io);
		return cardChoice(byValue(io, io.state.ships[of].hand.filter((card) => !picks.includes(card)), "dearest"));
	}
};
// ../bottom/src/rules/effect.ts
function beginEffect(io) {
	const deed = topDeed(io);
	if (effectOf(deed).each === "dearest") deed.picks = dearest(io);
	deed.falls = fallsOn$1(io, deed);
	dealWithAll(io, deed);
	io.push(EFFECT_NEXT);
}
function dealWithAll(io, deed) {
	const falls = fallsOn$1(io, deed);
	for (let seat = 0; seat < io.state.seats; seat++) if (includes(falls, seat)) dealWith(io, seat, deed.seat);
}
function fallsOn$1(io, deed) {
	const { names, each, attack, burden } = effectOf(deed);
	const { seats, ships } = io.state;
	let set = 0;
	if (each === void 0) {
		if (names === "seat") return seatBit(deed.target);
		if (typeof names !== "object" || names.from !== "opponents") return 0;
	}
	if (each === void 0 || each === "dearest") {
		for (const card of deed.picks) {
			const owner = boardOf(io, card);
			if (owner !== -1) set |= seatBit(owner);
		}
		return set;
	}
	const most = each === "richest" ? richestWorth(io) : 0;
	for (let seat = 0; seat < seats; seat++) {
		if (ships[seat].sunk || each === "opponents" && !isOpponent(io.state, deed.seat, seat)) continue;
		if (each === "richest" && worth(io, seat) < most) continue;
		if (hasZone(io, seat, attack?.zone ?? (burden === void 0 ? "deck" : "board"))) set |= seatBit(seat);
	}
	return set;
}
function richestWorth(io) {
	let most = -Infinity;
	for (let seat = 0; seat < io.state.seats; seat++) if (!io.state.ships[seat].sunk) most = Math.max(most, worth(io, seat));
	return most;
}
function dearest(io) {
	const { ships, partner } = io.state;
	let most = -1;
	for (const { sunk, board } of ships) if (!sunk) for (const card of board) most = Math.max(most, valueAt(io, card));
	const cards = [];
	for (const { sunk, board } of ships) {
		if (sunk) continue;
		for (const card of board) {
			if (valueAt(io, card) !== most) continue;
			const moved = isCovered(io, card) ? partner[card] : card;
			if (!cards.includes(moved)) cards.push(moved);
		}
	}
	return cards;
}
const effectSteps = {
	"effect.next"(io) {
		const s = io.state;
		const deed = topDeed(io);
		if (s.ships[deed.seat].sunk) return io.push(EFFECT_END);
		const seat = nextSeat(deed, s.seats);
		if (seat === -1) return io.push(EFFECT_OWN);
		deed.falls &= ~seatBit(seat);
		io.push(EFFECT_NEXT);
		if (s.ships[seat].sunk) return;
		const effect = effectOf(deed);
		s.ships[seat].steered = false;
		if (effect.tale === true) return beginTale(io, deed, seat);
		const hit = newHit(io, deed, effect, seat);
		if (hit === null) return;
		s.chain.push(hit);
		io.push(HIT_APPLY);
		if (seat === deed.seat) return;
		io.push(windowAt("hit", 0));
		if (effect.burden !== void 0 && actorChooses(io, deed)) io.push(HIT_CHOOSE);
	},
	"effect.own"(io) {
		const deed = topDeed(io);
		const { own = [], tale } = effectOf(deed);
		if (tale === true && deed.times > 1) {
			deed.times--;
			return beginEffect(io);
		}
		io.push(EFFECT_END);
		for (let i = own.length - 1; i >= 0; i--) io.push(ownPart(own[i]));
	},
	"effect.end"(io) {
		io.state.chain.pop();
	},
	"tale.fall"(io) {
		const { target, stopped } = topDeed(io);
		io.state.chain.pop();
		if (!stopped) io.push(taleOf(target));
	}
};
function nextSeat({ seat, falls }, seats) {
	for (let k = 0; k < seats; k++) if (includes(falls, (seat + k) % seats)) return (seat + k) % seats;
	return -1;
}
function beginTale(io, { seat: by, card, kind }, seat) {
	if (seat === by) return io.push(taleOf(seat));
	const part = newDeed("hit", by, card, kind);
	part.target = seat;
	io.state.chain.push(part);
	io.next(windowAt("hit", 0), TALE_FALL);
}
// ../bottom/src/rules/action.ts
function actionOf(io, seat, card, what) {
	const deed = newDeed(what, seat, card, io.state.faces[card] >> 6);
	if (what === "action") deed.times = timesOf(io, card);
	return deed;
}
function unmetAction(io, seat, card) {
	const { action, reaction, sheds } = cardAt(io, card);
	if (sheds === true) return null;
	if (action === void 0) return reaction === void 0 ? isNoAction : onlyReacts;
	if (hasActed(io.state, io.state.faces[card])) return isUsed;
	if (io.state.turned[card] !== 0) return isTired;
	return unmetNeed(io, actionOf(io, seat, card, "action"), action);
}
const MOST_ACTS = 10;
function hasActed({ used, replayed }, face) {
	if (used.length === 0) return false;
	const acts = countOf(used, face);
	return acts > countOf(replayed, face) || acts >= MOST_ACTS;
}
function countOf(faces, face) {
	let count = 0;
	for (let i = 0; i < faces.length; i++) if (faces[i] === face) count++;
	return count;
}
const unmetCopy = (io, seat, card) => unmetNeed(io, actionOf(io, seat, card, "copy"), effectOf({ kind: io.state.faces[card] >> 6 }));
function beginAction(io, seat, card, what) {
	io.state.chain.push(actionOf(io, seat, card, what));
	io.next(ACTION_NAME, ACTION_ANNOUNCE, ACTION_RESOLVE, SETTLE);
}
const actionSteps = {
	"action.name"(io) {
		const deed = topDeed(io);
		const { names } = effectOf(deed);
		if (names === void 0) return;
		if (names === "hand") return askForPicks(io, deed.seat, false);
		if (names === "seat") return pose(io, seatAsk(deed.seat));
		if (deed.picks.length < mostPicks(io, deed, names) && canName(io, deed, names)) pose(io, cardAsk(deed.seat, deed.picks.length));
	},
	"action.announce"(io) {
		const s = io.state;
		const deed = topDeed(io);
		const { seat, card, target, picks, count } = deed;
		dealWithAll(io, deed);
		if (deed.what !== "copy") {
			s.turned[card] = 2;
			s.used.push(s.faces[card]);
		}
		const told = target === -1 ? {} : { target };
		io.emit?.({
			type: deed.what === "action" ? "acted" : "copied",
			seat,
			card,
			times: deed.times,
			...told
		});
		if (picks.length > 0 || count > 0) io.emit?.({
			type: "named",
			seat,
			cards: picks,
			n: picks.length + count
		});
		if (deed.what === "copy") return;
		io.push(windowAt("guard", 1));
	},
	"action.resolve"(io) {
		const { stopped, seat } = topDeed(io);
		if (!stopped && !io.state.ships[seat].sunk) return beginEffect(io);
		clearPlan(io);
		io.state.chain.pop();
	}
};
const seatAsk = mint((seat) => ({
	kind: "act.seat",
	seat
}));
const cardAsk = mint((seat, at) => ({
	kind: "act.card",
	seat,
	at
}));
const zoneOf = (deed) => effectOf(deed).attack?.zone ?? "board";
const actSeat = {
	rule: "TB-14.2",
	offer(io, { seat }, to) {
		const zone = zoneOf(topDeed(io));
		for (let other = 0; other < io.state.seats; other++) {
			if (other === seat) continue;
			to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : hasZone(io, other, zone) ? null : nothingInZone);
		}
	},
	answer(io, _ask, { seat: target }) {
		topDeed(io).target = target;
	},
	fallback(io, { seat }) {
		const zone = zoneOf(topDeed(io));
		return seatChoice(richest(io, seat, (other) => isOpponent(io.state, seat, other) && hasZone(io, other, zone)));
	}
};
const namingOf = (deed) => {
	const { names } = effectOf(deed);
	if (typeof names !== "object") throw new Error("bottom: no cards are named by this card");
	return names;
};
const actCard = {
	rule: "TB-14.2",
	offer(io, { at }, to) {
		const deed = topDeed(io);
		const naming = namingOf(deed);
		eachNameable(io, deed, naming, (owner, card) => to.offer(cardChoice(card), unmetNaming(io, deed, naming, owner, card)));
		to.offer(doneChoice, at > 0 ? null : pickOneFirst);
	},
	answer(io, _ask, choice) {
		if ("done" in choice) return;
		topDeed(io).picks.push(choice.card);
		io.push(ACTION_NAME);
	},
	fallback(io, { at }) {
		if (at > 0) return doneChoice;
		const deed = topDeed(io);
		const naming = namingOf(deed);
		const cards = [];
		eachNameable(io, deed, naming, (owner, card) => {
			if (unmetNaming(io, deed, naming, owner, card) === null) cards.push(card);
		});
		return cardChoice(byValue(io, cards, naming.from === "opponents" ? "dearest" : "cheapest"));
	}
};
// ../bottom/src/edition/house-1.json
var house_1_default = {
	id: "house-1",
	title: "House edition 1",
	cards: [
		{
			"id": "passenger",
			"name": "Passenger",
			"value": 1,
			"buy": null,
			"colour": "plain",
			"copies": 8,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "published",
				"copies": "rulebook",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "baby",
			"name": "Baby",
			"value": 2,
			"buy": null,
			"colour": "plain",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "rulebook",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "iceberg",
			"name": "Iceberg",
			"value": 10,
			"buy": 20,
			"colour": "plain",
			"copies": 1,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "rulebook",
				"copies": "rulebook",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "lifeboat",
			"name": "Lifeboat",
			"value": 10,
			"buy": 13,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": { "rescue": 1 },
			"source": {
				"value": "rulebook",
				"buy": "house",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "lockdown",
			"name": "Lockdown",
			"value": null,
			"colour": "purple",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "anchor",
			"name": "Anchor",
			"value": 0,
			"colour": "blue",
			"copies": 2,
			"tires": "action",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "jack",
			"name": "Jack",
			"value": 0,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": {},
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "fisherman",
			"name": "Fisherman",
			"value": 2,
			"colour": "green",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": { "draw": 1 },
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "navigator",
			"name": "Navigator",
			"value": 2,
			"colour": "green",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": { "look": 2 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "convict",
			"name": "Convict",
			"value": 2,
			"colour": "purple",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "points": 6 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "rats",
			"name": "Rats",
			"value": 3,
			"colour": "red",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "lifebuoy",
			"name": "Lifebuoy",
			"value": 3,
			"colour": "blue",
			"copies": 4,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "polkaDancer",
			"name": "Polka Dancer",
			"value": 3,
			"colour": "purple",
			"copies": 3,
			"tires": "action",
			"entersTired": false,
			"params": { "cards": 1 },
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "rulebook",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "caretaker",
			"name": "Caretaker",
			"value": 3,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "singer",
			"name": "Singer",
			"value": 3,
			"colour": "purple",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "points": 3 },
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "technician",
			"name": "Technician",
			"value": 3,
			"colour": "purple",
			"copies": 3,
			"tires": "action",
			"entersTired": false,
			"params": { "cards": 2 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "maid",
			"name": "Maid",
			"value": 4,
			"colour": "green",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": { "cards": 1 },
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "janitor",
			"name": "Janitor",
			"value": 4,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": false,
			"params": { "cards": 1 },
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "rose",
			"name": "Rose",
			"value": 4,
			"colour": "purple",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "proletarian",
			"name": "Proletarian",
			"value": 4,
			"colour": "red",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "stowaway",
			"name": "Stowaway",
			"value": 4,
			"colour": "red",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": { "score": -1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "assistant",
			"name": "Assistant",
			"value": 4,
			"colour": "purple",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "flapper",
			"name": "Flapper",
			"value": 4,
			"sacrifice": 0,
			"colour": "purple",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "lifeguard",
			"name": "Lifeguard",
			"value": 4,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {
				"discount": 1,
				"places": 1
			},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "seal",
			"name": "Seal",
			"value": 5,
			"colour": "purple",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "stoker",
			"name": "Stoker",
			"value": 5,
			"colour": "green",
			"copies": 3,
			"tires": "no",
			"entersTired": false,
			"params": { "draw": -1 },
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "fanatic",
			"name": "Fanatic",
			"value": 5,
			"colour": "red",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "storyteller",
			"name": "Storyteller",
			"value": 5,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "profiteer",
			"name": "Profiteer",
			"value": 5,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "factor": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "bartender",
			"name": "Bartender",
			"value": 5,
			"colour": "blue",
			"copies": 3,
			"tires": "reaction",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "teacher",
			"name": "Teacher",
			"value": 5,
			"colour": "purple",
			"copies": 2,
			"tires": "reaction",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "chef",
			"name": "Chef",
			"value": 6,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "lifeJacket",
			"name": "Life Jacket",
			"value": 6,
			"colour": "blue",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": {
				"max": 10,
				"cards": 1
			},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "steward",
			"name": "Steward",
			"value": 6,
			"colour": "blue",
			"copies": 3,
			"tires": "reaction",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "rulebook",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "saboteur",
			"name": "Saboteur",
			"value": 6,
			"colour": "red",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "rulebook",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "burglar",
			"name": "Burglar",
			"value": 8,
			"colour": "red",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "rulebook",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "steersman",
			"name": "Steersman",
			"value": 7,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": { "look": 3 },
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "arbiter",
			"name": "Arbiter",
			"value": 7,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "rulebook",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "boogeyman",
			"name": "Boogeyman",
			"value": 7,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "beggar",
			"name": "Beggar",
			"value": 7,
			"colour": "red",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": {
				"chooser": "victim",
				"cards": 1
			},
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "lady",
			"name": "Lady",
			"value": 8,
			"colour": "red",
			"copies": 3,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "shipGuard",
			"name": "Ship Guard",
			"value": 8,
			"colour": "blue",
			"copies": 3,
			"tires": "reaction",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "rulebook",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		},
		{
			"id": "captain",
			"name": "Captain",
			"value": 9,
			"colour": "purple",
			"copies": 2,
			"tires": "action",
			"entersTired": false,
			"params": {},
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "published",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "tycoon",
			"name": "Tycoon",
			"value": 9,
			"colour": "green",
			"copies": 2,
			"tires": "no",
			"entersTired": false,
			"params": { "cards": 1 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "rulebook",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "pirate",
			"name": "Pirate",
			"value": 12,
			"colour": "red",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 1 },
			"source": {
				"value": "rulebook",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "house"
			}
		},
		{
			"id": "torpedo",
			"name": "Torpedo",
			"value": 12,
			"colour": "red",
			"copies": 2,
			"tires": "action",
			"entersTired": true,
			"params": { "cards": 3 },
			"source": {
				"value": "published",
				"buy": "rulebook",
				"colour": "published",
				"copies": "house",
				"tires": "rulebook",
				"entersTired": "house",
				"effect": "published"
			}
		},
		{
			"id": "band",
			"name": "Band",
			"value": 20,
			"colour": "green",
			"copies": 1,
			"tires": "no",
			"entersTired": false,
			"params": { "board": 5 },
			"source": {
				"value": "house",
				"buy": "rulebook",
				"colour": "house",
				"copies": "house",
				"tires": "house",
				"entersTired": "house",
				"effect": "rulebook"
			}
		}
	]
};
// ../bottom/src/words/tells.ts
const tells = {
	first: "plain",
	drafted: "plain",
	turn: "small",
	anchored: "plain",
	drew: "small",
	reshuffled: "with",
	raided: "plain",
	steered: "plain",
	sacrificed: "with",
	jettisoned: "small",
	climbed: "plain",
	clung: "plain",
	entered: "small",
	played: "plain",
	barred: "plain",
	keptOff: "plain",
	acted: "plain",
	copied: "plain",
	named: "with",
	reacted: "plain",
	cancelled: "plain",
	saved: "plain",
	tired: "small",
	buried: "plain",
	returned: "plain",
	took: "plain",
	gained: "small",
	shuffledIn: "plain",
	taught: "plain",
	purseLost: "small",
	bought: "plain",
	offered: "small",
	swept: "plain",
	undertow: "plain",
	judged: "plain",
	pointsLost: "small",
	discarded: "plain",
	cruiseLimit: "with",
	iceberg: "big",
	abandoned: "plain",
	sinking: "plain",
	rescued: "with",
	sunk: "big"
};
// ../bottom/src/rules/draw.ts
const NUMBERS = {
	draft: [0],
	cruise: [
		3,
		4,
		5
	],
	sinking: [
		0,
		1,
		2,
		3
	]
};
function baseNumber({ phase, turn }, ahead = 0) {
	const numbers = NUMBERS[phase];
	return numbers[Math.max(0, Math.min(turn + ahead, numbers.length) - 1)];
}
function drawModifier(io, seat) {
	const { board } = io.state.ships[seat];
	let sum = 0;
	for (let i = 0; i < board.length; i++) {
		const kind = io.state.faces[board[i]] >> 6;
		if (CARDS[kind].draws === true) sum += numberOf(io, kind, "draw") * timesOf(io, board[i]);
	}
	return sum;
}
const drawNumber = (io, seat, ahead = 0) => Math.max(0, baseNumber(io.state, ahead) + drawModifier(io, seat));
function nextDrawing(io, seat) {
	const base = baseNumber(io.state, turnsToDrawing(io.state, seat));
	const modifier = drawModifier(io, seat);
	const anchored = hasOnBoard(io, seat, "anchors");
	return {
		base,
		modifier,
		anchored,
		number: anchored ? 0 : Math.max(0, base + modifier)
	};
}
function turnsToDrawing(s, seat) {
	const begun = s.turn === 0 ? 1 : 0;
	if (seat === s.active && (begun === 1 || isBeforeDrawing(s))) return begun;
	let ahead = begun;
	for (let k = 1; k <= s.seats; k++) {
		const other = (s.active + k) % s.seats;
		if (!s.ships[other].sunk) ahead++;
		if (other === seat) break;
	}
	return ahead;
}
const DRAWS_LATER = new Set([
	TURN_BEFORE,
	TURN_UNDERTOW,
	TURN_DRAW,
	DRAW_OWN
].map(({ step }) => step));
const isBeforeDrawing = ({ asks, agenda }) => asks.some(({ kind }) => kind === "before" || kind === "tycoon.order") || agenda.some(({ step }) => DRAWS_LATER.has(step));
function reshuffleWater(io, seat) {
	const { deck, water } = io.state.ships[seat];
	while (water.length > 0) deck.push(water.pop() ?? 0);
	shuffleDeck(io, seat);
	io.emit?.({
		type: "reshuffled",
		seat,
		n: deck.length
	});
}
function shuffleDeck(io, seat) {
	const { deck } = io.state.ships[seat];
	mix(io, deck);
	io.shuffle(deck, "deck");
	io.state.ships[seat].steered = false;
}
function draw(io, seat, count, asking = "next") {
	const s = io.state;
	const { deck, hand, water } = s.ships[seat];
	const before = hand.length;
	const steering = asking !== "never" && steers(io, seat);
	let fresh = asking === "now";
	let sinks = false;
	let left = count;
	for (; left > 0; left--) {
		if (deck.length === 0) {
			sinks = s.phase === "sinking";
			if (sinks || water.length === 0) break;
			reshuffleWater(io, seat);
			fresh = true;
		}
		if (steering && fresh && canKeepBack(io, seat, left)) break;
		const card = deck[0];
		removeAt(deck, 0);
		deckChanged(io, seat, 0);
		hand.push(card);
		io.show(card, seatBit(seat));
		fresh = steering && deck.length >= sight(io, seat);
	}
	const n = hand.length - before;
	const asked = left > 0 && !sinks && deck.length > 0;
	if (n > 0 || count > 0 && !asked) io.emit?.({
		type: "drew",
		seat,
		n,
		of: asked ? n : count,
		cards: hand.slice(before)
	});
	if (sinks) io.push(shipSink(seat));
	if (asked) ask(io, betweenAsk(seat, left));
}
const betweenAsk = mint((seat, left) => ({
	kind: "draw.between",
	seat,
	left
}));
const rest = mint(() => ({ rest: true }))();
const drawOn = mint((seat, left, asking) => ({
	step: "draw.on",
	seat,
	left,
	asking
}));
const betweenSteps = { "draw.on": (io, { seat, left, asking }) => draw(io, seat, left, asking) };
const drawBetween = {
	rule: "TB-18.4",
	offer(_io, { left }, to) {
		to.offer(steerChoice);
		to.offer(doneChoice);
		if (left > 1) to.offer(rest);
	},
	answer(io, { seat, left }, choice) {
		io.push(drawOn(seat, left, "rest" in choice ? "never" : "next"));
		if ("steer" in choice) steer(io, seat);
	},
	fallback: (_io, { left }) => left > 1 ? rest : doneChoice
};
// ../bottom/src/words/describe.ts
const say$1 = (code, params = {}) => ({
	code,
	params
});
function describe(io, me) {
	const s = io.state;
	const sections = [common(io, me)];
	for (let k = 0; k < s.seats; k++) sections.push(ship(io, me === null ? k : (me + k) % s.seats, me));
	return sections;
}
const names = (io, backs) => backs.map((back) => kindName(io.state.faces[back]));
function common(io, me) {
	const s = io.state;
	const lines = [];
	if (isOver(s)) lines.push(say$1("table.over"));
	if (s.phase === "draft" && me !== null) lines.push(say$1("table.pack", { cards: names(io, s.packs[me]) }));
	if (s.phase === "cruise") {
		const slots = s.row.flatMap((card, i) => card === -1 ? [] : [i + 1]);
		lines.push(say$1("table.shop", {
			cards: slots.map((slot) => kindName(s.faces[s.row[slot - 1]])),
			n: s.shopDeck.length
		}));
		const iceberg = s.iceberg === -1 ? 0 : priceIn(io, "iceberg");
		lines.push(say$1("table.prices", {
			prices: slots.map((slot) => priceIn(io, slot)),
			iceberg
		}));
	}
	if (s.chain.length > 0) lines.push(say$1("table.chain", { cards: s.chain.map(({ kind }) => KINDS[kind]) }));
	return {
		title: say$1("table.turn", {
			phase: s.phase,
			turn: s.turn,
			active: s.active,
			points: s.points
		}),
		lines
	};
}
function ship(io, seat, me) {
	const s = io.state;
	const { deck, hand, water, board, sunk } = s.ships[seat];
	const lines = [];
	if (!sunk) {
		const top = water.length === 0 ? null : kindName(s.faces[water[water.length - 1]]);
		lines.push(say$1("table.counts", {
			deck: deck.length,
			hand: hand.length,
			water: water.length,
			top
		}));
		if (s.phase !== "draft") lines.push(drawingLine(io, seat));
	}
	lines.push(say$1("table.board", {
		cards: names(io, board),
		worth: worth(io, seat)
	}));
	if (!sunk) lines.push(...afloatLines(io, seat, me));
	return {
		title: say$1("table.seat", {
			seat,
			sunk
		}),
		lines
	};
}
function drawingLine(io, seat) {
	const { base, modifier, anchored, number } = nextDrawing(io, seat);
	return say$1("table.draws", {
		base,
		more: Math.max(0, modifier),
		fewer: Math.max(0, -modifier),
		changed: modifier !== 0,
		n: number,
		anchored,
		sinks: io.state.phase === "sinking" && io.state.ships[seat].deck.length < number
	});
}
function afloatLines(io, seat, me) {
	const s = io.state;
	const { deck, hand, board } = s.ships[seat];
	const lines = [say$1("table.cost", {
		n: board.length,
		factor: costFactor(io, seat),
		discount: discount(io, seat)
	})];
	const tired = board.filter((card) => s.turned[card] === 2);
	const covered = board.filter((card) => isCovered(io, card));
	if (tired.length > 0) lines.push(say$1("table.tired", { cards: names(io, tired) }));
	if (covered.length > 0) lines.push(say$1("table.covered", { cards: names(io, covered) }));
	const known = hand.filter((card) => s.faces[card] !== -1);
	if (seat === me || known.length > 0) lines.push(say$1("table.hand", { cards: names(io, hand) }));
	const seen = seat === me ? seenCards(io, seat) : 0;
	if (seen > 0) lines.push(say$1("table.seen", { cards: names(io, deck.slice(0, seen)) }));
	return lines;
}
// ../bottom/src/rules/sacrifice.ts
function offerSacrifices(io, seat, to) {
	const { hand } = io.state.ships[seat];
	const { faces } = io.state;
	let seal = -1;
	for (let i = 0; i < hand.length; i++) {
		to.offer(sacrificeChoice(hand[i]), isProtected(io, seat, hand[i]) ? bandClings : null);
		if (seal === -1 && CARDS[faces[hand[i]] >> 6].pairs === true) seal = hand[i];
	}
	if (seal === -1) return;
	for (let i = 0; i < hand.length; i++) if (CARDS[faces[hand[i]] >> 6].pairs === void 0) to.offer(pairChoice(hand[i], seal), isProtected(io, seat, hand[i]) ? bandClings : null);
}
function pointsOf(io, { sacrifice: card, seal }) {
	return sacrificeAt(io, card) * (seal === void 0 ? 1 : 2);
}
function sacrifice(io, seat, choice) {
	const s = io.state;
	const { sacrifice: card, seal } = choice;
	const points = pointsOf(io, choice);
	const total = (seat === s.active ? s.points : s.purse) + points;
	if (seat === s.active) s.points = total;
	else s.purse = total;
	io.reveal(card);
	if (seal !== void 0) io.reveal(seal);
	io.emit?.({
		type: "sacrificed",
		seat,
		cards: seal === void 0 ? [card] : [card, seal],
		points,
		total
	});
	const before = s.pending.length;
	jettison(io, seat, card, "hand", false);
	if (seal !== void 0) jettison(io, seat, seal, "hand", s.pending.length > before);
}
// ../bottom/src/words/cites.ts
const RULES = {
	first: "TB-1.5",
	drafted: "TB-1.6",
	turn: "TB-2.2",
	anchored: "TB-3.3",
	drew: "TB-3.5",
	reshuffled: "TB-3.6",
	raided: "TB-3.4",
	steered: "TB-18.4",
	sacrificed: "TB-4.2",
	jettisoned: "TB-13.1",
	climbed: "TB-13.1",
	clung: "TB-6.7",
	entered: "TB-7.3",
	played: "TB-6.2",
	barred: "TB-14.14",
	keptOff: "TB-14.9",
	copied: "TB-15.6",
	named: "TB-14.2",
	cancelled: "TB-14.14",
	saved: "TB-14.9",
	tired: "TB-7.1",
	buried: "TB-13.7",
	returned: "TB-13.6",
	took: "TB-13.5",
	gained: "TB-4.7",
	taught: "TB-14.11",
	purseLost: "TB-14.11",
	bought: "TB-5.1",
	offered: "TB-5.3",
	swept: "TB-5.6",
	undertow: "TB-19.1",
	judged: "TB-15.4",
	pointsLost: "TB-4.6",
	discarded: "TB-8.1",
	cruiseLimit: "TB-9.7",
	iceberg: "TB-9.1",
	abandoned: "TB-10.4",
	sinking: "TB-3.7",
	rescued: "TB-11.2",
	sunk: "TB-12.2"
};
const BY_CARD = new Set([
	"acted",
	"reacted",
	"shuffledIn"
]);
const captain = "TB-K43";
function cites({ type, card, faces }) {
	if (!BY_CARD.has(type)) return RULES[type];
	const face = faces?.[Number(card)];
	return face === void 0 ? captain : ruleOf(kindOf(face));
}
const ANNOUNCED = new Set([
	"acted",
	"copied",
	"named",
	"played",
	"reacted",
	"raided",
	"judged"
]);
const nesting = ({ chain }, { type }) => chain.length - (ANNOUNCED.has(type) && chain.length > 0 ? 1 : 0);
// ../bottom/src/words/de-board.ts
const deBoard = {
	"board.house": "Hauswert: die gedruckte Zahl ist nicht bekannt",
	"board.tired": "erschöpft",
	"board.shop": "Laden",
	"board.shopDeck": "{n#Karte|Karten} im Ladenstapel",
	"board.hand": "Hand {n}",
	"board.factor": "×{factor}{discount? − {discount}|}",
	"board.worth": "Wert {n}",
	"board.sunk": "gesunken",
	"board.deck": "Deck {n}",
	"board.buyFor": "Mit der Reling für {price} kaufen ({left} übrig)",
	"board.icebergReach": "{n} von {price} Punkten für den Eisberg",
	"board.lockdowns": "{n#Lockdown|Lockdowns} noch darin",
	"board.icebergSure": "Reihe und Laden verlassen das Spiel, alle mischen alles ins Deck und ziehen fünf, und du hast den ersten Zug des Untergangs.{left? {left#Punkt ginge|Punkte gingen} verloren.|}",
	"board.icebergBuy": "Den Eisberg rammen",
	"board.waterTop": "Wasser {n}{top? · {top:card}|}",
	"board.waterOf": "Das Wasser von {seat:seat}: {n#Karte|Karten}, die neueste zuerst",
	"board.factorHint": "{n#Karte|Karten} in der Auslage. Je fünf machen das Ausspielen um einmal den Wert teurer (TB-6.2)",
	"board.sinkingNow": "Die Schiffe sinken",
	"board.youSank": "{own?Dein Schiff|Das Schiff von {seat:seat}} ist untergegangen. Was in der Auslage liegt, ist gerettet.",
	"board.airLeft": "{n#Karte|Karten} Luft",
	"board.anchored": "vor Anker: kein Ziehen",
	"board.nextDraw": "nächstes Ziehen {base}{more? + {more}|}{fewer? − {fewer}|}{n? = {n}|}",
	"board.airForever": "gerade ist nichts zu ziehen",
	"board.airTurns": "Luft für etwa {n#weiteren Zug|weitere Züge}",
	"board.undertowIn": "Der Sog beginnt in {n#Zug|Zügen}",
	"board.undertowNow": "Der Sog zerrt jeden Zug am Deck",
	"board.rail": "Die Reling",
	"board.railHint": "Karten auf der Reling summieren sich hier; was sie bezahlen können, leuchtet auf.",
	"board.offRail": "{card:card} von der Reling nehmen",
	"board.onRail": "{card:card} auf die Reling legen: + {points}",
	"board.costSum": "{value} × {factor}{discount? − {discount}|} = {cost}",
	"board.playFor": "{card:card} für {sum?{value} × {factor}{discount? − {discount}|} = |}{cost} ausspielen",
	"board.points": "Punkte",
	"board.sinksSoon": "sinkt gleich",
	"board.sinksNext": "sinkt beim nächsten Ziehen",
	"board.emptyBoard": "niemand an Deck",
	"board.emptyHand": "keine Handkarten",
	"board.chain": "Worauf geantwortet wird",
	"board.doubled": "verdoppelt",
	"board.deed.action": "{by:seat} erschöpft {card:card}{doubled? (verdoppelt)|}{cards? → {cards:card}|}{aimed? → {target:seat}|}",
	"board.deed.copy": "{by:seat} ahmt {card:card} nach{cards? → {cards:card}|}{aimed? → {target:seat}|}",
	"board.deed.passive": "{card:card} von {by:seat}{aimed? → {target:seat}|}",
	"board.deed.play": "{by:seat} spielt {card:card} für {cost}{aimed? → {target:seat}|}",
	"board.deed.reaction": "{by:seat} antwortet mit {card:card}",
	"board.deed.hit": "{card:card} von {by:seat} trifft {target:seat}{cards?: {cards:card}|}",
	"board.deed.batch": "{cards:card} von {by:seat} ging über Bord",
	"board.entersTired": "Kommt erschöpft.",
	"board.aimed": "im Visier",
	"board.protected": "kann gerade nicht über Bord",
	"board.worthWord": "Wert",
	"board.airOf": "Luft {n}",
	"board.airWord": "Luft",
	"board.leaves": "noch {n}",
	"board.short": "fehlen {n}",
	"board.within": "erreichbar",
	"board.moreInHand": "noch {n} auf der Hand",
	"board.points.of": "{n} von {price} Punkten",
	"board.railWord": "Reling",
	"board.playWord": "Spiel",
	"board.pays": "{cruise?reicht für {shop} im Laden und {hand} von der Hand|reicht für {hand} von der Hand}",
	"board.yourDeck": "dein Deck",
	"board.yourWater": "dein Wasser",
	"board.nextCard": "nächste Karte kostet",
	"board.seen": "Du siehst die obersten {n}",
	"board.stands": "gilt",
	"board.stopped": "aufgehoben",
	"board.link.action": "dann",
	"board.link.copy": "ahmt nach",
	"board.link.passive": "dann",
	"board.link.play": "dann",
	"board.link.reaction": "antwortet",
	"board.link.guard": "hebt auf",
	"board.link.hit": "trifft",
	"board.link.batch": "über Bord",
	"board.letIt": "es geschieht",
	"board.tray.steer": "Die obersten {n} deines Decks: drücke sie in der Reihenfolge des Ziehens",
	"board.tray.story": "Die oberste Karte deines Decks",
	"board.tray.purse": "Von {seat:seat}s Schiff im Wasser: nimm, was die Reling bezahlt",
	"board.tray.deck": "Dein Deck von oben",
	"board.tray.water": "Dein Wasser · {n}",
	"board.tray.hand": "Die Hand von {seat:seat}",
	"board.draft": "Draft {round} · {of}",
	"board.draftHint": "eine behalten, Rest weiter",
	"board.draftOrder": "So werden die Päckchen weitergegeben",
	"board.yourPack": "Dein Päckchen",
	"board.notShuffled": "nichts wird zurückgemischt",
	"board.iceberg": "Eisberg",
	"board.theSinking": "Der Untergang",
	"board.lastAfloat": "Nur {seat:seat} schwimmt noch",
	"board.wins": "{seats:seat} hat am meisten gerettet",
	"board.lost": "Hand {hand}, Deck {deck}, Wasser {water} sind verloren",
	"board.foot.card": "wählen",
	"board.foot.limit": "abwerfen",
	"board.foot.before": "unters Deck",
	"board.foot.captain.pick": "einmischen",
	"board.foot.torpedo.pay": "über Bord",
	"board.foot.lifeboat.pick": "retten",
	"board.stroke.draws": "zieht",
	"board.stroke.plays": "spielt aus",
	"board.stroke.buys": "kauft",
	"board.stroke.acts": "handelt",
	"board.stroke.copies": "kopiert",
	"board.stroke.answers": "antwortet",
	"board.stroke.takes": "nimmt",
	"board.stroke.overboard": "über Bord",
	"board.stroke.tired": "erschöpft",
	"board.stroke.back": "auf die Hand",
	"board.stroke.loses": "verfallen",
	"board.watching": "Hände bleiben für Zuschauer verdeckt",
	"board.deckOf": "An Deck bei",
	"board.deckWord": "Deck"
};
// ../bottom/src/words/de-cards.ts
const deCards = {
	"card.unknown": "eine Karte",
	"card.passenger": "Passagier",
	"card.baby": "Baby",
	"card.iceberg": "Eisberg",
	"card.lifeboat": "Rettungsboot",
	"card.lockdown": "Lockdown",
	"card.anchor": "Anker",
	"card.jack": "Jack",
	"card.fisherman": "Fischer",
	"card.navigator": "Navigator",
	"card.convict": "Sträfling",
	"card.rats": "Ratten",
	"card.lifebuoy": "Rettungsring",
	"card.polkaDancer": "Polkatänzerin",
	"card.caretaker": "Betreuerin",
	"card.singer": "Sängerin",
	"card.technician": "Techniker",
	"card.maid": "Zimmermädchen",
	"card.janitor": "Hausmeister",
	"card.rose": "Rose",
	"card.proletarian": "Proletarier",
	"card.stowaway": "Blinder Passagier",
	"card.assistant": "Assistent",
	"card.flapper": "Flapper",
	"card.lifeguard": "Rettungsschwimmer",
	"card.seal": "Robbe",
	"card.stoker": "Heizer",
	"card.fanatic": "Fanatiker",
	"card.storyteller": "Geschichtenerzähler",
	"card.profiteer": "Profiteur",
	"card.bartender": "Barkeeper",
	"card.teacher": "Lehrerin",
	"card.chef": "Koch",
	"card.lifeJacket": "Schwimmweste",
	"card.steward": "Steward",
	"card.saboteur": "Saboteur",
	"card.burglar": "Einbrecher",
	"card.steersman": "Steuermann",
	"card.arbiter": "Schiedsrichter",
	"card.boogeyman": "Butzemann",
	"card.beggar": "Bettler",
	"card.lady": "Dame",
	"card.shipGuard": "Schiffswache",
	"card.captain": "Kapitän",
	"card.tycoon": "Tycoon",
	"card.pirate": "Pirat",
	"card.torpedo": "Torpedo",
	"card.band": "Kapelle",
	"cards.facts": "Wert {value}{buy?, kostet {buy} im Laden|}{gives?, gibt geopfert {points#Punkt|Punkte}|} · {colour:colour} · {copies} in der Schachtel{entersTired? · kommt erschöpft|}",
	"effect.passenger": "Keine Wirkung.",
	"effect.baby": "Keine Wirkung.",
	"effect.iceberg": "Der Kauf beendet die Kreuzfahrt; wer kauft, beginnt den Untergang.",
	"effect.lifeboat": "Sinkt dein Schiff, kommen {rescue#Handkarte|Handkarten} in deine Auslage, bevor der Rest verloren ist.",
	"effect.lockdown": "Taucht er im Laden auf, werden alle fünf Karten der Reihe sofort ersetzt. Nie verkäuflich.",
	"effect.anchor": "Dein Ziehen entfällt. In deinem Hauptschritt darfst du den Anker über Bord werfen.",
	"effect.jack": "Aktion: Jack kommt unter dein Deck.",
	"effect.fisherman": "Du ziehst beim Ziehen {draw} mehr.",
	"effect.navigator": "Du siehst immer die obersten {look} Karten deines Decks.",
	"effect.convict": "Aktion: {points} Punkte, dann Sträfling über Bord.",
	"effect.rats": "Aktion: {cards#bereite Karte|bereite Karten} in der Auslage eines Gegners werden erschöpft.",
	"effect.lifebuoy": "Reaktion ohne Erschöpfen: die Wirkung eines Gegners geschieht dir nicht; Rettungsring über Bord.",
	"effect.polkaDancer": "Aktion: ziehe {cards#Karte|Karten}.",
	"effect.caretaker": "Karten kommen bereit in deine Auslage.",
	"effect.singer": "Aktion: {points} Punkte.",
	"effect.technician": "Aktion: nimm bis zu {cards#Karte|Karten} deiner Auslage, auch den Techniker, auf die Hand zurück.",
	"effect.maid": "Vor dem Ziehen darfst du {cards#Handkarte|Handkarten} unter dein Deck legen.",
	"effect.janitor": "Aktion: alle, du zuerst, legen {cards#Karte|Karten} der eigenen Auslage unter ihr Deck.",
	"effect.rose": "Geht sie über Bord, kommt sie in die Auslage (oder bleibt dort), statt ins Wasser.",
	"effect.proletarian": "Aktion: wer die reichste Auslage hat, auch du, wirft {cards#Karte|Karten} daraus über Bord.",
	"effect.stowaway": "Wird in die Auslage eines Gegners gespielt; dort zählt sein Wert am Ende negativ.",
	"effect.assistant": "Wird auf eine andere Karte deiner Auslage gelegt: verdoppelt und schützt sie.",
	"effect.flapper": "Gibt geopfert keine Punkte. Geht sie über Bord, darfst du die Aktion einer gegnerischen Karte ausführen, als wäre es deine.",
	"effect.lifeguard": "Nimmt {places} Platz aus der Kostenzählung; Ausspielen kostet dich {discount} weniger.",
	"effect.seal": "Darf zusammen mit einer anderen Handkarte geopfert werden: diese gibt doppelt, die Robbe nichts.",
	"effect.stoker": "Ändert dein Ziehen um {draw}.",
	"effect.fanatic": "Aktion: {cards#Karte|Karten} aus der Auslage eines Gegners über Bord, dann der Fanatiker.",
	"effect.storyteller": "Aktion: sieh die oberste Karte deines Decks an; sie kommt in die Auslage oder unter das Deck. Dann ebenso jeder Gegner.",
	"effect.profiteer": "Aktion: eine Karte deiner Auslage über Bord, du erhältst ihre Punkte.",
	"effect.bartender": "Reaktion auf eine ausgespielte Karte: zurück auf die Hand, Punkte zurück, diesen Zug nicht mehr ausspielbar.",
	"effect.teacher": "Reaktion auf gegnerische Karten, die über Bord gehen: zahle die Kosten und lege sie in deine Auslage.",
	"effect.chef": "Aktion: {cards#Karte|Karten} deiner Wahl aus deinem Wasser unter dein Deck.",
	"effect.lifeJacket": "Aktion: {cards#Karte|Karten} deines Wassers mit Wert bis {max} in deine Auslage, dann Schwimmweste über Bord.",
	"effect.steward": "Reaktion auf einen Angriff auf Auslage, Hand oder Deck: du wählst, welche Karte getroffen wird.",
	"effect.saboteur": "Aktion: jeder Gegner verliert {cards#ungesehene Handkarte|ungesehene Handkarten}.",
	"effect.burglar": "Aktion: nimm die obersten {cards#Karte|Karten} vom Deck eines Gegners auf die Hand.",
	"effect.steersman": "Du siehst immer die obersten {look} Karten deines Decks und darfst sie umordnen; Navigatoren zeigen mehr.",
	"effect.arbiter": "Am Ende deines Zuges kehren die teuersten Karten aller Auslagen auf die Hände zurück.",
	"effect.boogeyman": "Du siehst in deinem Zug die Hände der Gegner, und die des aktiven Spielers, solange er mit dir zu tun hat.",
	"effect.beggar": "Aktion: jeder Gegner nimmt {cards#Karte|Karten} seiner Auslage auf die Hand zurück.",
	"effect.lady": "Aktion: nimm {cards#ungesehene Handkarte|ungesehene Handkarten} eines Gegners.",
	"effect.shipGuard": "Reaktion auf jedes fremde Erschöpfen: die ganze Aktion ist aufgehoben.",
	"effect.captain": "Aktion: mische beliebig viele Handkarten, mindestens eine, ins Deck und ziehe ebenso viele.",
	"effect.tycoon": "Beim Ziehen ziehst du auch {cards#Karte|Karten} vom Deck eines Gegners.",
	"effect.pirate": "Aktion: nimm {cards#Karte|Karten} aus der Auslage eines Gegners auf die Hand.",
	"effect.torpedo": "Aktion: die obersten {cards#Karte|Karten} vom Deck eines Gegners über Bord, dann eine deiner Handkarten.",
	"effect.band": "Kann nicht über Bord gehen, solange weniger als {board} Karten in der Auslage liegen."
};
// ../bottom/src/words/de-gists.ts
const deGists = {
	"gist.passenger": "Keine Wirkung.",
	"gist.baby": "Keine Wirkung.",
	"gist.iceberg": "Beendet die Kreuzfahrt",
	"gist.lifeboat": "Rettet {rescue#Handkarte|Handkarten}",
	"gist.lockdown": "Räumt den Laden",
	"gist.anchor": "Du ziehst nicht",
	"gist.jack": "Unter dein Deck",
	"gist.fisherman": "Ziehe {draw} mehr",
	"gist.navigator": "Siehst die obersten {look}",
	"gist.convict": "{points} Punkte, Sträfling geht",
	"gist.rats": "Erschöpft {cards#fremde Karte|fremde Karten}",
	"gist.lifebuoy": "Eine Wirkung entfällt",
	"gist.polkaDancer": "Ziehe {cards}",
	"gist.caretaker": "Karten kommen bereit",
	"gist.singer": "{points} Punkte",
	"gist.technician": "{cards} eigene auf die Hand",
	"gist.maid": "Vorher {cards#Karte|Karten} unters Deck",
	"gist.janitor": "Alle: {cards#Karte|Karten} unters Deck",
	"gist.rose": "Über Bord: klettert zurück",
	"gist.proletarian": "Reichste Auslage verliert {cards}",
	"gist.stowaway": "Zählt gegen den Gastgeber",
	"gist.assistant": "Verdoppelt und schützt",
	"gist.flapper": "Über Bord: fremde Aktion",
	"gist.lifeguard": "Kein Platz, Kosten −{discount}",
	"gist.seal": "Verdoppelt ein Opfer",
	"gist.stoker": "Ziehen {draw}",
	"gist.fanatic": "{cards#fremde Karte|fremde Karten} über Bord",
	"gist.storyteller": "Alle: oberste auslegen?",
	"gist.profiteer": "Verkauft 1 eigene Karte",
	"gist.bartender": "Schickt Gespieltes zurück",
	"gist.teacher": "Zahle und nimm Verlorenes",
	"gist.chef": "{cards} vom Wasser unters Deck",
	"gist.lifeJacket": "{cards} vom Wasser auslegen",
	"gist.steward": "Du wählst, was es trifft",
	"gist.saboteur": "Gegner verlieren {cards} der Hand",
	"gist.burglar": "Nimm {cards#oberste Karte|oberste Karten}",
	"gist.steersman": "Ordnet die obersten {look}",
	"gist.arbiter": "Teuerste zurück zur Hand",
	"gist.boogeyman": "Du siehst fremde Hände",
	"gist.beggar": "Gegner nehmen {cards} zurück",
	"gist.lady": "Nimm {cards#fremde Handkarte|fremde Handkarten}",
	"gist.shipGuard": "Hebt ein Erschöpfen auf",
	"gist.captain": "Tauscht Handkarten aus",
	"gist.tycoon": "Ziehe {cards} vom fremden Deck",
	"gist.pirate": "Nimm {cards} aus einer Auslage",
	"gist.torpedo": "Versenkt {cards} vom fremden Deck",
	"gist.band": "Klammert unter {board} Karten"
};
// ../bottom/src/words/de.ts
const de = {
	"game.title": "To the Bottom",
	"game.blurb": "Baue auf der Kreuzfahrt ein Deck, ramme den Eisberg und rette auf deine Auslage, was geht, bevor das Deck leer ist.",
	...deCards,
	...deGists,
	...deBoard,
	"phase.draft": "Draft",
	"phase.cruise": "Kreuzfahrt",
	"phase.sinking": "Untergang",
	"colour.plain": "schlicht",
	"colour.red": "rot, offensiv",
	"colour.blue": "blau, defensiv",
	"colour.green": "grün, passiv",
	"colour.purple": "lila, besonders",
	"zone.board": "Auslage",
	"zone.hand": "Hand",
	"zone.deck": "Deck",
	"zone.water": "Wasser",
	"ask.draft.pick": "Draft · behalte eine Karte und gib den Rest nach links",
	"ask.before": "Vor dem Ziehen · Karten unter das Deck legen oder weiter",
	"ask.draw.between": "Steuermann · eine neue Karte ist zu sehen, noch {left} zu ziehen · vorher umordnen?",
	"ask.tycoon.order": "Deine eigenen {n#Karte|Karten} würden dich versenken · welches Deck zuerst?",
	"ask.tycoon.target": "Tycoon · von wessen Deck ziehst du?",
	"ask.main": "Du bist dran · {points#Punkt|Punkte} · opfern, ausspielen, handeln{shop? oder kaufen|}",
	"ask.play.merge": "Auf welche Karte kommt der Assistent?",
	"ask.play.host": "{card:card} · in wessen Auslage?",
	"ask.act.seat": "{card:card} · gegen wen?",
	"ask.act.card": "{card:card} · welche Karte?{at? (schon {at} genannt)|}",
	"ask.captain.pick": "Kapitän · welche Handkarten werden ins Deck gemischt?",
	"ask.torpedo.pay": "Torpedo · wirf eine Handkarte über Bord",
	"ask.hand.pick": "{card:card} · du siehst die Hand von {of:seat}: welche Karte?",
	"ask.own.pick": "{card:card} von {by:seat} · wähle eine Karte aus der Auslage von {of:seat}",
	"ask.story.put": "Geschichtenerzähler · oberste Karte: Auslage oder unter das Deck?",
	"ask.jack.follow": "Der Assistent liegt unter dem Deck · folgt Jack?",
	"ask.react.guard": "{by:seat} erschöpft {card:card} · Schiffswache?",
	"ask.react.bar": "{by:seat} spielt {card:card} für {cost#Punkt|Punkte} · Barkeeper?",
	"ask.react.hit": "{card:card} von {by:seat} trifft bei dir, {zone:zone}: {cards?{cards:card}|{n#Karte|Karten}} · wie antwortest du?",
	"ask.react.hit.guest": "{card:card} von {by:seat} kommt in deine Auslage · Rettungsring?",
	"ask.react.hit.tale": "{card:card} von {by:seat} gilt auch deinem Deck · Rettungsring?",
	"ask.react.hit.choose": "{card:card} von {by:seat} kostet dich {n#Karte|Karten} deiner Auslage nach deiner Wahl · wie antwortest du?",
	"ask.react.teacher": "Von {by:seat} im Wasser: {cards:card} · Lehrerin?",
	"ask.purse": "Lehrerin · {points#Punkt|Punkte} im Beutel · opfern und nehmen",
	"ask.steward.pick": "Steward · welche Karte wird stattdessen getroffen ({zone:zone})?",
	"ask.flapper.pick": "Flapper · die Aktion einer gegnerischen Karte ausführen?",
	"ask.steer.pick": "Steuermann · welche Karte kommt als nächste von oben?",
	"ask.limit": "Handlimit · auf fünf abwerfen ({n} auf der Hand)",
	"ask.lifeboat.pick": "Rettungsboot · welche Handkarte wird gerettet?",
	"choice.draft": "{card:card} behalten",
	"choice.sacrifice": "{card:card} für {points#Punkt|Punkte} opfern",
	"choice.pair": "{card:card} mit der Robbe für {points#Punkt|Punkte} opfern",
	"choice.play": "{card:card} für {sum?{value} × {factor}{discount? − {discount}|} = |}{cost#Punkt|Punkte} ausspielen{paid? ({left} übrig)|}",
	"choice.act": "{card:card} einsetzen",
	"choice.act.sinks": "{card:card} einsetzen: dein Deck ist zu klein, das versenkt dein Schiff",
	"choice.shed": "{card:card} über Bord werfen",
	"choice.buy": "{card:card} für {price#Punkt|Punkte} kaufen{paid? ({left} übrig)|}",
	"choice.buy.iceberg": "Den Eisberg für {price#Punkt|Punkte} kaufen: die Kreuzfahrt endet",
	"choice.buy.empty": "Aus Fach {slot} kaufen",
	"choice.steer": "Die sichtbaren Karten deines Decks umordnen",
	"choice.drawOn": "Die nächste Karte ziehen, wie sie liegt",
	"choice.rest": "Den ganzen Rest ziehen, wie er liegt",
	"choice.end": "Zug beenden{points? ({points#Punkt verfällt|Punkte verfallen})|}",
	"choice.abandon": "Schiff aufgeben: jetzt mit {worth#Punkt|Punkten} sinken",
	"choice.tidy": "{card:card} unter dein Deck legen",
	"choice.first.theirs": "Zuerst der Tycoon",
	"choice.first.own": "Zuerst die eigenen Karten",
	"choice.seat": "{target:seat} (Hand {hand}, Deck {deck}, Auslage {worth})",
	"choice.card": "{card:card}",
	"choice.card.of": "{card:card} von {owner:seat}",
	"choice.onto": "Auf {card:card}",
	"choice.done": "Fertig",
	"choice.pass": "Passen",
	"choice.use": "{card:card} erschöpfen",
	"choice.use.first": "{card:card} nutzen (bleibt bereit)",
	"choice.lifebuoy": "Rettungsring über Bord: dir geschieht nichts",
	"choice.steward": "Steward erschöpfen: die Karte selbst wählen",
	"choice.position": "Karte {position} von oben{card?: {card:card}|}",
	"choice.copy": "{card:card} von {owner:seat} nachahmen",
	"choice.put.board": "{card:card} in deine Auslage legen",
	"choice.put.bottom": "{card:card} unter dein Deck legen",
	"choice.follow.yes": "Jack folgt",
	"choice.follow.no": "Jack bleibt",
	"choice.take": "{card:card} für {sum?{value} × {factor}{discount? − {discount}|} = |}{cost#Punkt|Punkte} nehmen{paid? ({left} übrig)|}",
	"choice.next": "Als nächste {card:card}",
	"choice.keep": "Den Rest so lassen",
	"choice.discard": "{card:card} abwerfen",
	"refuse.sunkShip": "Dieses Schiff ist gesunken: seine Auslage ist versiegelt",
	"refuse.noDeck": "Dort gibt es keine Karte zu ziehen",
	"refuse.clings": "{card:card} kann nicht über Bord gehen, solange weniger als {needed} Karten in der Auslage liegen",
	"refuse.barred": "Die Bar hat {card:card} zurückgeschickt: diesen Zug nicht mehr ausspielbar",
	"refuse.noPartner": "In deiner Auslage liegt keine Karte für den Assistenten",
	"refuse.noHost": "{card:card} braucht die Auslage eines Gegners",
	"refuse.tooDearToPlay": "{card:card} kostet {cost}: {value} × {factor}{discount? − {discount}|}; du hast {points}",
	"refuse.tooDearToBuy": "{card:card} kostet {price}, du hast {points}",
	"refuse.cannotCarry": "{card:card} kann keinen Assistenten tragen",
	"refuse.pickOneFirst": "Nenne mindestens eine Karte",
	"refuse.noAlternative": "Es gibt nichts anderes, was genannt werden könnte",
	"refuse.notAnAttack": "Du wählst die Karte ohnehin selbst",
	"refuse.outOfReach": "{card:card} kann nicht genannt werden",
	"refuse.notInBatch": "{card:card} liegt nicht mehr in diesem Wasser",
	"refuse.tidiedAlready": "Dieses Zimmermädchen war schon am Werk",
	"refuse.cannotBeSaved": "Das Rettungsboot kann {card:card} nicht retten",
	"refuse.tired": "{card:card} ist erschöpft",
	"refuse.used": "{card:card} hat diesen Zug schon gehandelt",
	"refuse.noAction": "{card:card} hat keine Aktion",
	"refuse.onlyReacts": "{card:card} reagiert nur auf andere",
	"refuse.covered": "Auf {card:card} liegt ein Assistent: nenne ihn",
	"refuse.cannotTire": "{card:card} lässt sich nicht erschöpfen: schon erschöpft, oder nie",
	"refuse.cannotBeRescued": "{card:card} ist zu viel wert oder hat keinen Gastgeber",
	"refuse.namedAlready": "{card:card} ist schon genannt",
	"refuse.placeNamed": "Diese Stelle ist schon genannt",
	"refuse.otherSeat": "Die zweite Karte muss demselben Gegner gehören",
	"refuse.noCardToName": "Es gibt keine Karte, auf die {card:card} wirken könnte",
	"refuse.noHandCard": "{card:card} braucht eine Handkarte, die die Hand verlassen kann",
	"refuse.noOpponentBoard": "Kein Gegner hat eine Karte in der Auslage",
	"refuse.noOpponentHand": "Kein Gegner hat eine Handkarte",
	"refuse.noOpponentDeck": "Kein Gegner hat eine Karte im Deck",
	"refuse.ownDeckEmpty": "Dein Deck ist leer",
	"refuse.nothingThere": "Dort liegt keine Karte",
	"refuse.notCopied": "{card:card} kann nicht nachgeahmt werden",
	"refuse.notYourTurn": "{card:card} kann nur im eigenen Zug nachgeahmt werden",
	"refuse.shopClosed": "Der Laden ist zu: das Schiff sinkt",
	"refuse.emptySlot": "Dieses Fach ist leer",
	"refuse.neverSold": "Der Lockdown wird nie verkauft",
	"refuse.notLastShip": "Nur das letzte Schiff über Wasser darf aufgegeben werden",
	"refuse.nothingToSteer": "Jetzt gibt es nichts umzuordnen",
	"table.turn": "{phase:phase}, Zug {turn} · {active:seat} · {points#Punkt|Punkte}",
	"table.shop": "Laden: {cards:card} · Stapel {n}",
	"table.prices": "Preise: {prices} · Eisberg {iceberg?{iceberg}|verkauft}",
	"table.over": "Alle Schiffe sind gesunken",
	"table.chain": "Gerade: {cards:card}",
	"table.pack": "Dein Päckchen: {cards:card}",
	"table.seat": "{seat:seat}{sunk? · gesunken|}",
	"table.counts": "Deck {deck} · Hand {hand} · Wasser {water}{top?, obenauf {top:card}|}",
	"table.draws": "Nächstes Ziehen: {anchored?keines, vor Anker|{base}{more? + {more}|}{fewer? − {fewer}|}{changed? = {n}|}}{sinks? · versenkt dieses Schiff|}",
	"table.board": "Auslage: {cards?{cards:card}|leer} · Wert {worth}",
	"table.cost": "{n#Karte|Karten} in der Auslage: Ausspielen kostet × {factor}{discount? − {discount}|}",
	"table.tired": "Erschöpft: {cards:card}",
	"table.covered": "Mit Assistent: {cards:card}",
	"table.hand": "Hand: {cards?{cards:card}|leer}",
	"table.seen": "Oben auf dem Deck: {cards:card}",
	"event.first": "{seat:seat} beginnt",
	"event.drafted": "Vom Draft übrig: {cards:card}",
	"event.turn": "{phase:phase}, Zug {turn}: {seat:seat}",
	"event.anchored": "{seat:seat} liegt vor Anker und zieht nichts",
	"event.drew": "{seat:seat} zieht {cards?{cards:card}|{n#Karte|Karten}}{short? von {of}|}",
	"event.reshuffled": "{seat:seat} mischt das Wasser zu einem neuen Deck von {n}",
	"event.raided": "{seat:seat}: der Tycoon zieht vom Deck von {target:seat}",
	"event.steered": "{seat:seat} ordnet die obersten {n#Karte|Karten} des Decks um",
	"event.sacrificed": "{seat:seat} opfert {cards:card}: + {points} = {total}",
	"event.jettisoned": "{card:card} von {seat:seat} geht über Bord ({place:zone})",
	"event.climbed": "{card:card} klettert in die Auslage von {seat:seat} ({place:zone})",
	"event.clung": "{card:card} von {seat:seat} bleibt ({place:zone})",
	"event.entered": "{card:card} kommt in die Auslage von {seat:seat}{tired?, erschöpft|}{covers?, auf {covers:card}|}",
	"event.played": "{seat:seat} spielt {card:card} für {sum?{value} × {factor}{discount? − {discount}|} = |}{cost} ({left} übrig){hosted? in die Auslage von {host:seat}|}",
	"event.barred": "Die Bar bleibt {card:card} verschlossen: zurück auf die Hand von {seat:seat}, {points#Punkt|Punkte} zurück",
	"event.keptOff": "{card:card} kommt nicht an Bord: zurück auf die Hand von {seat:seat}{points?, {points#Punkt ist|Punkte sind} ausgegeben|}",
	"event.acted": "{seat:seat} erschöpft {card:card}{doubled? (mit Assistent)|}{aimed? gegen {target:seat}|}",
	"event.copied": "{seat:seat} ahmt {card:card} nach{aimed? gegen {target:seat}|}",
	"event.named": "{seat:seat} nennt {cards?{cards:card}|{n#Karte|Karten}}",
	"event.reacted": "{seat:seat} antwortet auf {to:card} mit {card:card}",
	"event.cancelled": "{card:card} von {seat:seat} ist aufgehoben",
	"event.saved": "{seat:seat} wirft den Rettungsring: {to:card} trifft dieses Schiff nicht",
	"event.tired": "{card:card} von {seat:seat} ist erschöpft",
	"event.buried": "{seat:seat} legt {card:card} unter das Deck ({place:zone})",
	"event.returned": "{card:card} kehrt auf die Hand von {seat:seat} zurück",
	"event.took": "{seat:seat} nimmt {card:card} von {from:seat} ({zone:zone}) durch {by:card}",
	"event.gained": "{seat:seat} erhält {points#Punkt|Punkte}{lost? und verliert sie|{total?: {total}|}}",
	"event.shuffledIn": "{seat:seat} mischt {n#Handkarte|Handkarten} ins Deck",
	"event.taught": "{seat:seat} nimmt {card:card} aus dem Wasser von {from:seat} für {sum?{value} × {factor}{discount? − {discount}|} = |}{cost} ({left} übrig)",
	"event.purseLost": "{seat:seat} verliert {points#übrigen Punkt|übrige Punkte}",
	"event.bought": "{seat:seat} kauft {card:card} für {price} ({left} übrig)",
	"event.offered": "Fach {slot}: {card:card}",
	"event.swept": "Lockdown! Die Reihe wird geräumt: {cards:card}",
	"event.undertow": "Der Sog holt {n#Karte|Karten} aus dem Deck von {seat:seat}",
	"event.judged": "{card:card} von {seat:seat} richtet über die teuersten Karten",
	"event.pointsLost": "{seat:seat} verliert {points#übrigen Punkt|übrige Punkte}",
	"event.discarded": "{seat:seat} wirft {card:card} ab",
	"event.cruiseLimit": "Die Kreuzfahrt hat lang genug gedauert",
	"event.iceberg": "Eisberg! Die Schiffe sinken; {seat:seat} beginnt",
	"event.abandoned": "{seat:seat} gibt das Schiff auf",
	"event.sinking": "Das Schiff von {seat:seat} geht unter",
	"event.rescued": "{seat:seat} rettet {card:card} im Rettungsboot",
	"event.sunk": "{seat:seat} ist mit {score#geretteten Punkt|geretteten Punkten} gesunken",
	"ended.sunk": "Alle Schiffe sind gesunken",
	"score.cards": "Gerettete Karten",
	"score.stowaways": "Blinde Passagiere",
	"order.react.guard": "Schiffswache",
	"order.react.guard.from": "Nur fragen, wenn es mich trifft",
	"order.react.hit": "Rettungsring und Steward",
	"order.react.hit.from": "Bei Karten der Auslage ab Wert {n} fragen",
	"order.react.bar": "Barkeeper",
	"order.react.bar.from": "Ab Wert {n} fragen",
	"order.react.teacher": "Lehrerin",
	"order.react.teacher.from": "Ab Wert {n} fragen",
	"option.pace": "Tempo",
	"option.pace.standard": "Normal",
	"option.pace.short": "Kurz (Eisberg 15, Kreuzfahrt von 12 Runden, Sog ab Zug 10)",
	"option.firstPlayer": "Wer beginnt",
	"option.firstPlayer.random": "Zufall",
	"option.firstPlayer.host": "Gastgeber",
	"option.start": "Start",
	"option.start.standard": "Nur Startkarten",
	"option.start.draft": "Mit einem Draft von drei Karten",
	"option.icebergPrice": "Preis des Eisbergs",
	"option.icebergPrice.pace": "Nach Tempo",
	"option.stall": "Endloser Untergang",
	"option.stall.undertow": "Sog",
	"option.stall.off": "Kein Sog",
	"option.undertowFrom": "Sog ab Zug",
	"option.undertowFrom.pace": "Nach Tempo",
	"option.cruiseRounds": "Runden der Kreuzfahrt",
	"option.cruiseRounds.pace": "Nach Tempo",
	"option.lastShip": "Das letzte Schiff",
	"option.lastShip.playOn": "Spielt weiter",
	"option.lastShip.count": "Sinkt am Ende des Zuges",
	"option.actAgain": "Eine Karte, die gehandelt hat und neu gespielt wird",
	"option.actAgain.played": "Darf wieder handeln",
	"option.actAgain.once": "Handelt einmal je Zug",
	"option.lifebuoy": "Der Rettungsring wehrt ab",
	"option.lifebuoy.effects": "Jede Wirkung, auch Blinden Passagier und Geschichtenerzähler",
	"option.lifebuoy.hits": "Nur Treffer",
	"option.torpedo": "Torpedo braucht",
	"option.torpedo.anyCard": "Eine Handkarte, auch eine Kapelle, die bleibt",
	"option.torpedo.jettisonable": "Eine Handkarte, die über Bord gehen kann",
	"option.assistant": "Der Assistent kommt auf",
	"option.assistant.anyCard": "Jede Karte deiner Auslage",
	"option.assistant.noStowaway": "Jede außer einem Blinden Passagier",
	"option.reactionClock": "Zeit zum Reagieren (Sekunden)",
	"option.reactionClock.none": "Ohne Grenze"
};
// ../bottom/src/words/en-board.ts
const enBoard = {
	"board.house": "House value: the printed number is not known",
	"board.tired": "tired",
	"board.shop": "Shop",
	"board.shopDeck": "{n#card|cards} in the shop deck",
	"board.hand": "hand {n}",
	"board.factor": "×{factor}{discount? − {discount}|}",
	"board.worth": "worth {n}",
	"board.sunk": "sunk",
	"board.deck": "deck {n}",
	"board.buyFor": "Buy for {price} with the rail ({left} left)",
	"board.icebergReach": "{n} of {price} points for the Iceberg",
	"board.lockdowns": "{n#Lockdown|Lockdowns} left in it",
	"board.icebergSure": "Row and shop leave the game, everybody shuffles everything into the deck and draws five, and you take the first turn of the Sinking.{left? {left#point|points} would be lost.|}",
	"board.icebergBuy": "Ram the Iceberg",
	"board.waterTop": "water {n}{top? · {top:card}|}",
	"board.waterOf": "The water of {seat:seat}: {n#card|cards}, the newest first",
	"board.factorHint": "{n#card|cards} on board. Every five make playing dearer by once the value (TB-6.2)",
	"board.sinkingNow": "The ships are sinking",
	"board.youSank": "{own?Your ship|The ship of {seat:seat}} has gone down. What is on board is saved.",
	"board.airLeft": "{n#card|cards} of air",
	"board.anchored": "anchored: no drawing",
	"board.nextDraw": "next drawing {base}{more? + {more}|}{fewer? − {fewer}|}{n? = {n}|}",
	"board.airForever": "nothing to draw just now",
	"board.airTurns": "air for about {n#more turn|more turns}",
	"board.undertowIn": "The undertow begins in {n#turn|turns}",
	"board.undertowNow": "The undertow pulls at the deck every turn",
	"board.rail": "The rail",
	"board.railHint": "Cards laid on the rail add up here; what they can pay for lights up.",
	"board.offRail": "Take {card:card} off the rail",
	"board.onRail": "Lay {card:card} on the rail: + {points}",
	"board.costSum": "{value} × {factor}{discount? − {discount}|} = {cost}",
	"board.playFor": "Play {card:card} for {sum?{value} × {factor}{discount? − {discount}|} = |}{cost}",
	"board.points": "points",
	"board.sinksSoon": "sinks next",
	"board.sinksNext": "sinks at the next drawing",
	"board.emptyBoard": "nobody on deck",
	"board.emptyHand": "no cards in hand",
	"board.chain": "What is being answered",
	"board.doubled": "doubled",
	"board.deed.action": "{by:seat} tires {card:card}{doubled? (doubled)|}{cards? → {cards:card}|}{aimed? → {target:seat}|}",
	"board.deed.copy": "{by:seat} copies {card:card}{cards? → {cards:card}|}{aimed? → {target:seat}|}",
	"board.deed.passive": "{card:card} of {by:seat}{aimed? → {target:seat}|}",
	"board.deed.play": "{by:seat} plays {card:card} for {cost}{aimed? → {target:seat}|}",
	"board.deed.reaction": "{by:seat} answers with {card:card}",
	"board.deed.hit": "{card:card} of {by:seat} hits {target:seat}{cards?: {cards:card}|}",
	"board.deed.batch": "{cards:card} of {by:seat} went overboard",
	"board.entersTired": "Enters tired.",
	"board.aimed": "aimed at",
	"board.protected": "cannot be jettisoned now",
	"board.worthWord": "worth",
	"board.airOf": "air {n}",
	"board.airWord": "air",
	"board.leaves": "leaves {n}",
	"board.short": "{n} short",
	"board.within": "within reach",
	"board.moreInHand": "{n} more in hand",
	"board.points.of": "{n} of {price} points",
	"board.railWord": "rail",
	"board.playWord": "play",
	"board.pays": "{cruise?pays for {shop} in the shop and {hand} of your hand|pays for {hand} of your hand}",
	"board.yourDeck": "your deck",
	"board.yourWater": "your water",
	"board.nextCard": "next card on deck costs",
	"board.seen": "You see the top {n}",
	"board.stands": "stands",
	"board.stopped": "stopped",
	"board.link.action": "then",
	"board.link.copy": "copies",
	"board.link.passive": "then",
	"board.link.play": "then",
	"board.link.reaction": "answers",
	"board.link.guard": "cancels",
	"board.link.hit": "hits",
	"board.link.batch": "overboard",
	"board.letIt": "it happens",
	"board.tray.steer": "The top {n} of your deck: press them in the order you will draw them",
	"board.tray.story": "The top card of your deck",
	"board.tray.purse": "Overboard from {seat:seat}’s ship: take what the rail pays for",
	"board.tray.deck": "Your deck, from the top",
	"board.tray.water": "Your water · {n}",
	"board.tray.hand": "The hand of {seat:seat}",
	"board.draft": "Draft {round} · {of}",
	"board.draftHint": "keep one, pass the rest",
	"board.draftOrder": "Packs are passed on",
	"board.yourPack": "Your pack",
	"board.notShuffled": "nothing is shuffled back",
	"board.iceberg": "Iceberg",
	"board.theSinking": "The Sinking",
	"board.lastAfloat": "{seat:seat} is the last one afloat",
	"board.wins": "{seats:seat} saved the most",
	"board.lost": "hand {hand}, deck {deck}, water {water} are lost",
	"board.foot.card": "choose",
	"board.foot.limit": "discard",
	"board.foot.before": "under the deck",
	"board.foot.captain.pick": "shuffle in",
	"board.foot.torpedo.pay": "overboard",
	"board.foot.lifeboat.pick": "save",
	"board.stroke.draws": "draws",
	"board.stroke.plays": "plays",
	"board.stroke.buys": "buys",
	"board.stroke.acts": "acts",
	"board.stroke.copies": "copies",
	"board.stroke.answers": "answers",
	"board.stroke.takes": "takes",
	"board.stroke.overboard": "overboard",
	"board.stroke.tired": "tired",
	"board.stroke.back": "to hand",
	"board.stroke.loses": "lost",
	"board.watching": "Hands are hidden from those who watch",
	"board.deckOf": "On deck with",
	"board.deckWord": "deck"
};
// ../bottom/src/words/en-cards.ts
const enCards = {
	"card.unknown": "a card",
	"card.passenger": "Passenger",
	"card.baby": "Baby",
	"card.iceberg": "Iceberg",
	"card.lifeboat": "Lifeboat",
	"card.lockdown": "Lockdown",
	"card.anchor": "Anchor",
	"card.jack": "Jack",
	"card.fisherman": "Fisherman",
	"card.navigator": "Navigator",
	"card.convict": "Convict",
	"card.rats": "Rats",
	"card.lifebuoy": "Lifebuoy",
	"card.polkaDancer": "Polka Dancer",
	"card.caretaker": "Caretaker",
	"card.singer": "Singer",
	"card.technician": "Technician",
	"card.maid": "Maid",
	"card.janitor": "Janitor",
	"card.rose": "Rose",
	"card.proletarian": "Proletarian",
	"card.stowaway": "Stowaway",
	"card.assistant": "Assistant",
	"card.flapper": "Flapper",
	"card.lifeguard": "Lifeguard",
	"card.seal": "Seal",
	"card.stoker": "Stoker",
	"card.fanatic": "Fanatic",
	"card.storyteller": "Storyteller",
	"card.profiteer": "Profiteer",
	"card.bartender": "Bartender",
	"card.teacher": "Teacher",
	"card.chef": "Chef",
	"card.lifeJacket": "Life Jacket",
	"card.steward": "Steward",
	"card.saboteur": "Saboteur",
	"card.burglar": "Burglar",
	"card.steersman": "Steersman",
	"card.arbiter": "Arbiter",
	"card.boogeyman": "Boogeyman",
	"card.beggar": "Beggar",
	"card.lady": "Lady",
	"card.shipGuard": "Ship Guard",
	"card.captain": "Captain",
	"card.tycoon": "Tycoon",
	"card.pirate": "Pirate",
	"card.torpedo": "Torpedo",
	"card.band": "Band",
	"cards.facts": "Value {value}{buy?, costs {buy} in the shop|}{gives?, gives {points#point|points} as a sacrifice|} · {colour:colour} · {copies} in the box{entersTired? · enters tired|}",
	"effect.passenger": "No effect.",
	"effect.baby": "No effect.",
	"effect.iceberg": "Buying it ends the Cruise; the buyer takes the first turn of the Sinking.",
	"effect.lifeboat": "When your ship sinks, put {rescue#card|cards} of your hand on your board before the rest is lost.",
	"effect.lockdown": "When it turns up in the shop, all five cards of the row are replaced at once. Never sold.",
	"effect.anchor": "Your drawing step is skipped. In your main step you may jettison Anchor.",
	"effect.jack": "Action: Jack goes under your deck.",
	"effect.fisherman": "You draw {draw} more in your drawing step.",
	"effect.navigator": "You always see the top {look} cards of your deck.",
	"effect.convict": "Action: gain {points} points, then jettison Convict.",
	"effect.rats": "Action: {cards#ready card|ready cards} on an opponent’s board become tired.",
	"effect.lifebuoy": "Reaction without tiring: an opponent’s effect does not happen to you; jettison Lifebuoy.",
	"effect.polkaDancer": "Action: draw {cards#card|cards}.",
	"effect.caretaker": "Cards that enter your board enter ready.",
	"effect.singer": "Action: gain {points} points.",
	"effect.technician": "Action: take up to {cards#card|cards} of your board, Technician too if you like, back to your hand.",
	"effect.maid": "Before your drawing you may put {cards#card|cards} of your hand under your deck.",
	"effect.janitor": "Action: every player, you first, puts {cards#card|cards} of their own board under their deck.",
	"effect.rose": "When jettisoned she goes on, or stays on, her player’s board instead of into the water.",
	"effect.proletarian": "Action: the players with the richest board, you included, each jettison {cards#card|cards} of their board.",
	"effect.stowaway": "Is played on an opponent’s board; there its value is subtracted in the final count.",
	"effect.assistant": "Is laid on another card of your board: doubles and shields it.",
	"effect.flapper": "Gives no points as a sacrifice. When jettisoned, you may carry out the action of a card on an opponent’s board as if it were yours.",
	"effect.lifeguard": "Takes {places} place out of the cost count; playing costs you {discount} less.",
	"effect.seal": "May be sacrificed together with one other hand card: that card gives double, Seal nothing.",
	"effect.stoker": "Changes the cards of your drawing step by {draw}.",
	"effect.fanatic": "Action: jettison {cards#card|cards} of an opponent’s board, then Fanatic.",
	"effect.storyteller": "Action: look at the top card of your deck and put it on your board or under your deck; then every opponent does the same.",
	"effect.profiteer": "Action: jettison one card of your board and gain its points.",
	"effect.bartender": "Reaction to an opponent playing a card: it goes back to hand, its points too, and cannot be played this turn.",
	"effect.teacher": "Reaction to an opponent’s cards being jettisoned: pay the playing cost and put them on your board.",
	"effect.chef": "Action: {cards#card|cards} of your water, of your choice, go under your deck.",
	"effect.lifeJacket": "Action: {cards#card|cards} of your water worth {max} or less go on your board, then jettison Life Jacket.",
	"effect.steward": "Reaction to an attack on your board, hand or deck: you select which card is hit.",
	"effect.saboteur": "Action: each opponent loses {cards#unseen card|unseen cards} of their hand.",
	"effect.burglar": "Action: take the top {cards#card|cards} of an opponent’s deck into your hand.",
	"effect.steersman": "You always see the top {look} cards of your deck and may reorder them; each Navigator adds more.",
	"effect.arbiter": "At the end of your turn the most expensive cards on all boards return to their players’ hands.",
	"effect.boogeyman": "You see opponents’ hands in your turn, and the active player’s hand while they deal with you.",
	"effect.beggar": "Action: each opponent takes {cards#card|cards} of their board back to hand.",
	"effect.lady": "Action: take {cards#unseen card|unseen cards} of an opponent’s hand into yours.",
	"effect.shipGuard": "Reaction to anybody else’s tiring: the whole action is cancelled.",
	"effect.captain": "Action: shuffle any number of your hand cards, at least one, into your deck, then draw as many.",
	"effect.tycoon": "In your drawing step you also draw {cards#card|cards} from an opponent’s deck.",
	"effect.pirate": "Action: take {cards#card|cards} of an opponent’s board into your hand.",
	"effect.torpedo": "Action: the top {cards#card|cards} of an opponent’s deck are jettisoned, then you jettison one card of your hand.",
	"effect.band": "Cannot be jettisoned while its player has fewer than {board} cards on board."
};
// ../bottom/src/words/en-gists.ts
const enGists = {
	"gist.passenger": "No effect.",
	"gist.baby": "No effect.",
	"gist.iceberg": "Ends the Cruise",
	"gist.lifeboat": "Saves {rescue#hand card|hand cards} when you sink",
	"gist.lockdown": "Sweeps the shop",
	"gist.anchor": "You do not draw",
	"gist.jack": "Goes under your deck",
	"gist.fisherman": "Draw {draw} more",
	"gist.navigator": "See your top {look}",
	"gist.convict": "Gain {points}, Convict goes",
	"gist.rats": "Tire {cards#rival card|rival cards}",
	"gist.lifebuoy": "One effect does not happen",
	"gist.polkaDancer": "Draw {cards}",
	"gist.caretaker": "Cards enter ready",
	"gist.singer": "Gain {points}",
	"gist.technician": "{cards#own card|own cards} to hand",
	"gist.maid": "{cards#card|cards} under, before drawing",
	"gist.janitor": "All: {cards#card|cards} under the deck",
	"gist.rose": "Overboard: climbs on board",
	"gist.proletarian": "Richest board loses {cards}",
	"gist.stowaway": "Counts against its host",
	"gist.assistant": "Doubles and shields a card",
	"gist.flapper": "Overboard: copy a rival’s action",
	"gist.lifeguard": "No place, playing −{discount}",
	"gist.seal": "Doubles one sacrifice",
	"gist.stoker": "Drawing {draw}",
	"gist.fanatic": "{cards#rival card|rival cards} overboard",
	"gist.storyteller": "All: top card on board or under",
	"gist.profiteer": "Sell 1 card of your board",
	"gist.bartender": "Sends a played card back",
	"gist.teacher": "Pay for what rivals lose",
	"gist.chef": "{cards} of your water under",
	"gist.lifeJacket": "{cards} of your water on board",
	"gist.steward": "You choose what is hit",
	"gist.saboteur": "Rivals lose {cards} of hand",
	"gist.burglar": "Take a rival’s top {cards#card|cards}",
	"gist.steersman": "See and order your top {look}",
	"gist.arbiter": "Dearest cards go to hand",
	"gist.boogeyman": "You see rivals’ hands",
	"gist.beggar": "Rivals take {cards#card|cards} back",
	"gist.lady": "Take {cards} of a rival’s hand",
	"gist.shipGuard": "Cancels any tiring",
	"gist.captain": "Swap hand cards for new",
	"gist.tycoon": "Draw {cards} of a rival’s deck",
	"gist.pirate": "Take {cards#card|cards} of a board",
	"gist.torpedo": "Sinks {cards} of a rival’s deck",
	"gist.band": "Clings below {board} cards"
};
// ../bottom/src/words/en.ts
const en = {
	"game.title": "To the Bottom",
	"game.blurb": "Build a deck on the Cruise, hit the Iceberg, and save what you can on your board before the deck runs out.",
	...enCards,
	...enGists,
	...enBoard,
	"phase.draft": "Draft",
	"phase.cruise": "Cruise",
	"phase.sinking": "Sinking",
	"colour.plain": "plain",
	"colour.red": "red, offensive",
	"colour.blue": "blue, defensive",
	"colour.green": "green, passive",
	"colour.purple": "purple, special",
	"zone.board": "board",
	"zone.hand": "hand",
	"zone.deck": "deck",
	"zone.water": "water",
	"ask.draft.pick": "Draft · keep one card and pass the rest to the left",
	"ask.before": "Before the drawing · put cards under your deck, or go on",
	"ask.draw.between": "Steersman · a new card has come into sight, {left} still to be drawn · reorder first?",
	"ask.tycoon.order": "Your own {n#card|cards} would sink you · whose deck first?",
	"ask.tycoon.target": "Tycoon · whose deck do you draw from?",
	"ask.main": "Your turn · {points#point|points} · sacrifice, play, act{shop? or buy|}",
	"ask.play.merge": "Lay Assistant on which card?",
	"ask.play.host": "{card:card} · on whose board?",
	"ask.act.seat": "{card:card} · against whom?",
	"ask.act.card": "{card:card} · which card?{at? ({at} named so far)|}",
	"ask.captain.pick": "Captain · which hand cards are shuffled into the deck?",
	"ask.torpedo.pay": "Torpedo · jettison one card of your hand",
	"ask.hand.pick": "{card:card} · you see the hand of {of:seat}: which card?",
	"ask.own.pick": "{card:card} of {by:seat} · choose a card of {of:seat}’s board",
	"ask.story.put": "Storyteller · your deck’s top card: on board, or under the deck?",
	"ask.jack.follow": "Assistant went under the deck · does Jack follow?",
	"ask.react.guard": "{by:seat} tires {card:card} · Ship Guard?",
	"ask.react.bar": "{by:seat} plays {card:card} for {cost#point|points} · Bartender?",
	"ask.react.hit": "{card:card} of {by:seat} hits your {zone:zone}: {cards?{cards:card}|{n#card|cards}} · how do you answer?",
	"ask.react.hit.guest": "{card:card} of {by:seat} comes on your board · Lifebuoy?",
	"ask.react.hit.tale": "{card:card} of {by:seat} is about your deck too · Lifebuoy?",
	"ask.react.hit.choose": "{card:card} of {by:seat} costs you {n#card|cards} of your board, of your choice · how do you answer?",
	"ask.react.teacher": "{cards:card} of {by:seat} went into the water · Teacher?",
	"ask.purse": "Teacher · {points#point|points} in the purse · sacrifice and take",
	"ask.steward.pick": "Steward · which card of your {zone:zone} is hit instead?",
	"ask.flapper.pick": "Flapper · carry out the action of an opponent’s card?",
	"ask.steer.pick": "Steersman · which card comes next from the top?",
	"ask.limit": "Hand limit · discard down to five ({n} in hand)",
	"ask.lifeboat.pick": "Lifeboat · which hand card is saved?",
	"choice.draft": "Keep {card:card}",
	"choice.sacrifice": "Sacrifice {card:card} for {points#point|points}",
	"choice.pair": "Sacrifice {card:card} with Seal for {points#point|points}",
	"choice.play": "Play {card:card} for {sum?{value} × {factor}{discount? − {discount}|} = |}{cost#point|points}{paid? ({left} left)|}",
	"choice.act": "Use {card:card}",
	"choice.act.sinks": "Use {card:card}: your deck is too small, this sinks your ship",
	"choice.shed": "Jettison {card:card}",
	"choice.buy": "Buy {card:card} for {price#point|points}{paid? ({left} left)|}",
	"choice.buy.iceberg": "Buy the Iceberg for {price#point|points}: the Cruise ends",
	"choice.buy.empty": "Buy from slot {slot}",
	"choice.steer": "Reorder the cards you see on your deck",
	"choice.drawOn": "Draw the next card as it lies",
	"choice.rest": "Draw all the rest as it lies",
	"choice.end": "End the turn{points? ({points#point|points} lost)|}",
	"choice.abandon": "Abandon ship: sink now with {worth#point|points}",
	"choice.tidy": "Put {card:card} under your deck",
	"choice.first.theirs": "Tycoon first",
	"choice.first.own": "Own cards first",
	"choice.seat": "{target:seat} (hand {hand}, deck {deck}, board worth {worth})",
	"choice.card": "{card:card}",
	"choice.card.of": "{card:card} of {owner:seat}",
	"choice.onto": "On {card:card}",
	"choice.done": "Done",
	"choice.pass": "Pass",
	"choice.use": "Tire {card:card}",
	"choice.use.first": "Use {card:card} (it stays ready)",
	"choice.lifebuoy": "Jettison Lifebuoy: it does not happen to you",
	"choice.steward": "Tire Steward: choose the card yourself",
	"choice.position": "Card {position} from the top{card?: {card:card}|}",
	"choice.copy": "Copy {card:card} of {owner:seat}",
	"choice.put.board": "Put {card:card} on your board",
	"choice.put.bottom": "Put {card:card} under your deck",
	"choice.follow.yes": "Jack follows",
	"choice.follow.no": "Jack stays",
	"choice.take": "Take {card:card} for {sum?{value} × {factor}{discount? − {discount}|} = |}{cost#point|points}{paid? ({left} left)|}",
	"choice.next": "{card:card} next",
	"choice.keep": "Keep the rest as it lies",
	"choice.discard": "Discard {card:card}",
	"refuse.sunkShip": "That ship has sunk: its board is sealed",
	"refuse.noDeck": "There is no card to draw there",
	"refuse.clings": "{card:card} cannot be jettisoned while its player has fewer than {needed} cards on board",
	"refuse.barred": "The bar has sent {card:card} back: it cannot be played again this turn",
	"refuse.noPartner": "There is no card on your board that Assistant could be laid on",
	"refuse.noHost": "{card:card} needs an opponent’s board",
	"refuse.tooDearToPlay": "{card:card} costs {cost}: {value} × {factor}{discount? − {discount}|}; you have {points}",
	"refuse.tooDearToBuy": "{card:card} costs {price}, you have {points}",
	"refuse.cannotCarry": "{card:card} cannot carry an Assistant",
	"refuse.pickOneFirst": "Name at least one card",
	"refuse.noAlternative": "There is nothing else that could be named in its place",
	"refuse.notAnAttack": "You choose the card yourself anyway",
	"refuse.outOfReach": "{card:card} cannot be named",
	"refuse.notInBatch": "{card:card} is no longer in that water",
	"refuse.tidiedAlready": "This Maid has worked already",
	"refuse.cannotBeSaved": "{card:card} cannot be saved by Lifeboat",
	"refuse.tired": "{card:card} is tired",
	"refuse.used": "{card:card} has acted already this turn",
	"refuse.noAction": "{card:card} has no action",
	"refuse.onlyReacts": "{card:card} only reacts to others",
	"refuse.covered": "{card:card} is covered by Assistant: name Assistant",
	"refuse.cannotTire": "{card:card} cannot be tired: it is tired already, or never tires",
	"refuse.cannotBeRescued": "{card:card} is worth too much, or has no host",
	"refuse.namedAlready": "{card:card} is named already",
	"refuse.placeNamed": "This place is named already",
	"refuse.otherSeat": "The second card must be of the same opponent",
	"refuse.noCardToName": "There is no card that {card:card} could be used on",
	"refuse.noHandCard": "{card:card} needs a card in your hand that can leave it",
	"refuse.noOpponentBoard": "No opponent has a card on board",
	"refuse.noOpponentHand": "No opponent has a card in hand",
	"refuse.noOpponentDeck": "No opponent has a card in the deck",
	"refuse.ownDeckEmpty": "Your deck is empty",
	"refuse.nothingThere": "There is no card there",
	"refuse.notCopied": "{card:card} cannot be copied",
	"refuse.notYourTurn": "{card:card} can be copied in your own turn only",
	"refuse.shopClosed": "The shop is closed: the ship is sinking",
	"refuse.emptySlot": "This slot is empty",
	"refuse.neverSold": "Lockdown is never sold",
	"refuse.notLastShip": "Only the last ship afloat may be abandoned",
	"refuse.nothingToSteer": "There is nothing to reorder now",
	"table.turn": "{phase:phase}, turn {turn} · {active:seat} · {points#point|points}",
	"table.shop": "Shop: {cards:card} · deck {n}",
	"table.prices": "Prices: {prices} · Iceberg {iceberg?{iceberg}|sold}",
	"table.over": "All ships have sunk",
	"table.chain": "Now: {cards:card}",
	"table.pack": "Your pack: {cards:card}",
	"table.seat": "{seat:seat}{sunk? · sunk|}",
	"table.counts": "Deck {deck} · hand {hand} · water {water}{top?, {top:card} on top|}",
	"table.draws": "Next drawing: {anchored?none, anchored|{base}{more? + {more}|}{fewer? − {fewer}|}{changed? = {n}|}}{sinks? · sinks this ship|}",
	"table.board": "Board: {cards?{cards:card}|empty} · worth {worth}",
	"table.cost": "{n#card|cards} on board: playing costs × {factor}{discount? − {discount}|}",
	"table.tired": "Tired: {cards:card}",
	"table.covered": "With Assistant: {cards:card}",
	"table.hand": "Hand: {cards?{cards:card}|empty}",
	"table.seen": "Top of the deck: {cards:card}",
	"event.first": "{seat:seat} begins",
	"event.drafted": "Left over from the draft: {cards:card}",
	"event.turn": "{phase:phase}, turn {turn}: {seat:seat}",
	"event.anchored": "{seat:seat} is anchored and draws nothing",
	"event.drew": "{seat:seat} draws {cards?{cards:card}|{n#card|cards}}{short? of {of}|}",
	"event.reshuffled": "{seat:seat} shuffles the water into a new deck of {n}",
	"event.raided": "{seat:seat}: Tycoon draws from {target:seat}’s deck",
	"event.steered": "{seat:seat} reorders the top {n#card|cards} of the deck",
	"event.sacrificed": "{seat:seat} sacrifices {cards:card}: + {points} = {total}",
	"event.jettisoned": "{card:card} of {seat:seat} goes overboard ({place:zone})",
	"event.climbed": "{card:card} climbs onto {seat:seat}’s board ({place:zone})",
	"event.clung": "{card:card} of {seat:seat} stays ({place:zone})",
	"event.entered": "{card:card} enters {seat:seat}’s board{tired?, tired|}{covers?, on {covers:card}|}",
	"event.played": "{seat:seat} plays {card:card} for {sum?{value} × {factor}{discount? − {discount}|} = |}{cost} ({left} left){hosted? on {host:seat}’s board|}",
	"event.barred": "The bar stays closed to {card:card}: back to {seat:seat}’s hand, {points#point|points} back",
	"event.keptOff": "{card:card} finds no way aboard: back to {seat:seat}’s hand{points?, {points#point|points} spent|}",
	"event.acted": "{seat:seat} tires {card:card}{doubled? (with Assistant)|}{aimed? against {target:seat}|}",
	"event.copied": "{seat:seat} copies {card:card}{aimed? against {target:seat}|}",
	"event.named": "{seat:seat} names {cards?{cards:card}|{n#card|cards}}",
	"event.reacted": "{seat:seat} answers {to:card} with {card:card}",
	"event.cancelled": "{card:card} of {seat:seat} is cancelled",
	"event.saved": "{seat:seat} throws a Lifebuoy: {to:card} does not happen to this ship",
	"event.tired": "{card:card} of {seat:seat} is tired",
	"event.buried": "{seat:seat} puts {card:card} under the deck ({place:zone})",
	"event.returned": "{card:card} returns to {seat:seat}’s hand",
	"event.took": "{seat:seat} takes {card:card} from {from:seat} ({zone:zone}) by {by:card}",
	"event.gained": "{seat:seat} gains {points#point|points}{lost? and loses them|{total?: {total}|}}",
	"event.shuffledIn": "{seat:seat} shuffles {n#hand card|hand cards} into the deck",
	"event.taught": "{seat:seat} takes {card:card} out of {from:seat}’s water for {sum?{value} × {factor}{discount? − {discount}|} = |}{cost} ({left} left)",
	"event.purseLost": "{seat:seat} loses {points#left-over point|left-over points}",
	"event.bought": "{seat:seat} buys {card:card} for {price} ({left} left)",
	"event.offered": "Slot {slot}: {card:card}",
	"event.swept": "Lockdown! The row is cleared: {cards:card}",
	"event.undertow": "The undertow takes {n#card|cards} of {seat:seat}’s deck",
	"event.judged": "{card:card} of {seat:seat} judges the dearest cards",
	"event.pointsLost": "{seat:seat} loses {points#left-over point|left-over points}",
	"event.discarded": "{seat:seat} discards {card:card}",
	"event.cruiseLimit": "The Cruise has lasted long enough",
	"event.iceberg": "Iceberg! The ships are sinking; {seat:seat} begins",
	"event.abandoned": "{seat:seat} abandons ship",
	"event.sinking": "{seat:seat}’s ship goes down",
	"event.rescued": "{seat:seat} saves {card:card} in the Lifeboat",
	"event.sunk": "{seat:seat} has sunk with {score#point|points} saved",
	"ended.sunk": "All ships have sunk",
	"score.cards": "Cards saved",
	"score.stowaways": "Stowaways",
	"order.react.guard": "Ship Guard",
	"order.react.guard.from": "Ask me only if it falls on me",
	"order.react.hit": "Lifebuoy and Steward",
	"order.react.hit.from": "Ask me for board cards from value {n} on",
	"order.react.bar": "Bartender",
	"order.react.bar.from": "Ask me from value {n} on",
	"order.react.teacher": "Teacher",
	"order.react.teacher.from": "Ask me from value {n} on",
	"option.pace": "Pace",
	"option.pace.standard": "Standard",
	"option.pace.short": "Short (Iceberg 15, Cruise of 12 rounds, undertow from turn 10)",
	"option.firstPlayer": "First player",
	"option.firstPlayer.random": "Random",
	"option.firstPlayer.host": "Host",
	"option.start": "Start",
	"option.start.standard": "Starting cards only",
	"option.start.draft": "With a draft of three cards",
	"option.icebergPrice": "Price of the Iceberg",
	"option.icebergPrice.pace": "By pace",
	"option.stall": "Endless Sinking",
	"option.stall.undertow": "Undertow",
	"option.stall.off": "No undertow",
	"option.undertowFrom": "Undertow from turn",
	"option.undertowFrom.pace": "By pace",
	"option.cruiseRounds": "Rounds of the Cruise",
	"option.cruiseRounds.pace": "By pace",
	"option.lastShip": "The last ship afloat",
	"option.lastShip.playOn": "Plays on",
	"option.lastShip.count": "Sinks at the end of the turn",
	"option.actAgain": "A card that has acted, played anew",
	"option.actAgain.played": "May act again",
	"option.actAgain.once": "Acts once a turn",
	"option.lifebuoy": "Lifebuoy keeps off",
	"option.lifebuoy.effects": "Every effect, Stowaway and Storyteller too",
	"option.lifebuoy.hits": "Hits only",
	"option.torpedo": "Torpedo needs",
	"option.torpedo.anyCard": "A hand card, even a Band that stays",
	"option.torpedo.jettisonable": "A hand card that can be jettisoned",
	"option.assistant": "Assistant is laid on",
	"option.assistant.anyCard": "Any card of your board",
	"option.assistant.noStowaway": "Any but a Stowaway",
	"option.reactionClock": "Time to react (seconds)",
	"option.reactionClock.none": "No limit"
};
// ../bottom/src/words/text.ts
const say = (code, params = {}) => ({
	code,
	params
});
const effectText = ({ cards }, kind) => say(`effect.${KINDS[kind]}`, cards[kind].params);
function prompt(io, ask) {
	const params = promptParams(io, ask);
	return say(`ask.${ask.kind}${ask.kind === "react.hit" ? effectKind(io) : ""}`, params);
}
function effectKind(io) {
	const hit = topDeed(io);
	if (!isHit(hit)) return CARDS[hit.kind].hosted === true ? ".guest" : ".tale";
	return attackOf(io, hit) === void 0 ? ".choose" : "";
}
function promptParams(io, ask) {
	const s = io.state;
	const { seat } = ask;
	switch (ask.kind) {
		case "main": return {
			points: s.points,
			shop: s.phase === "cruise"
		};
		case "tycoon.order": return { n: drawNumber(io, seat) };
		case "draw.between": return { left: ask.left };
		case "play.host": return { card: kindName(s.faces[ask.card]) };
		case "purse": return { points: inPurse$1(io, seat) };
		case "limit": return { n: s.ships[seat].hand.length };
		case "react.teacher": return {
			by: topDeed(io).seat,
			cards: leftOfBatch(s, topDeed(io)).map((card) => kindName(s.faces[card]))
		};
		case "act.seat":
		case "act.card":
		case "hand.pick":
		case "own.pick":
		case "react.guard":
		case "react.bar":
		case "react.hit":
		case "steward.pick": {
			const deed = topDeed(io);
			const zone = deed.what === "hit" ? attackOf(io, deed)?.zone ?? "board" : "board";
			const cards = zone === "board" ? deed.picks.map((card) => kindName(s.faces[card])) : [];
			return {
				card: KINDS[deed.kind],
				by: deed.seat,
				zone,
				cost: deed.count,
				n: deed.count,
				cards,
				at: ask.at ?? 0,
				of: ask.of ?? seat
			};
		}
		default: return {};
	}
}
const inPurse$1 = (io, seat) => seat === io.state.active ? io.state.points : io.state.purse;
const isSum = ({ factor, discount }) => Number(factor ?? 1) > 1 || Number(discount ?? 0) > 0;
function choice(io, ask, chosen) {
	const s = io.state;
	const { seat } = ask;
	const c = chosen;
	const name = (back) => kindName(s.faces[back]);
	switch (Object.keys(c)[0]) {
		case "sacrifice": return say(c.seal === void 0 ? "choice.sacrifice" : "choice.pair", {
			card: name(c.sacrifice),
			points: pointsOf(io, c)
		});
		case "play": {
			const sum = costSum(io, seat, c.play);
			return say("choice.play", {
				card: name(c.play),
				...sum,
				sum: isSum(sum),
				...leftOf(s.points - sum.cost)
			});
		}
		case "act": return say(CARDS[s.faces[c.act] >> 6].sheds === true ? "choice.shed" : wouldSink$1(io, seat, c.act) ? "choice.act.sinks" : "choice.act", { card: name(c.act) });
		case "buy": return purchaseText(io, c.buy);
		case "end": return say("choice.end", { points: s.points });
		case "abandon": return say("choice.abandon", { worth: worth(io, seat) });
		case "maid": return say("choice.tidy", { card: name(c.put) });
		case "first": return say(`choice.first.${c.first}`);
		case "seat": {
			const { hand, deck } = s.ships[c.seat];
			return say("choice.seat", {
				target: c.seat,
				hand: hand.length,
				deck: deck.length,
				worth: worth(io, c.seat)
			});
		}
		case "card": return cardText(io, seat, c.card);
		case "onto": return say("choice.onto", { card: name(c.onto) });
		case "use": return say(isCovered(io, c.use) && s.turned[c.use] === 0 ? "choice.use.first" : "choice.use", { card: name(c.use) });
		case "position": {
			const face = s.faces[s.ships[seat].deck[c.position - 1]];
			return say("choice.position", {
				position: c.position,
				card: face < 0 ? null : kindName(face)
			});
		}
		case "copy": return say("choice.copy", {
			card: name(c.copy),
			owner: boardOf(io, c.copy)
		});
		case "put": return say(`choice.put.${String(c.put)}`, { card: name(s.ships[seat].deck[0]) });
		case "follow": return say(c.follow ? "choice.follow.yes" : "choice.follow.no");
		case "take": {
			if (ask.kind === "draft.pick") return say("choice.draft", { card: name(c.take) });
			const sum = costSum(io, seat, c.take);
			return say("choice.take", {
				card: name(c.take),
				...sum,
				sum: isSum(sum),
				...leftOf(inPurse$1(io, seat) - sum.cost)
			});
		}
		case "next": return say("choice.next", { card: name(s.ships[seat].deck[c.next]) });
		case "done": return say(ask.kind === "draw.between" ? "choice.drawOn" : "choice.done");
		case "discard": return say("choice.discard", { card: name(c.discard) });
		default: return say(`choice.${Object.keys(c)[0]}`);
	}
}
const leftOf = (left) => ({
	left,
	paid: left >= 0
});
function wouldSink$1(io, seat, card) {
	const { phase, ships, faces } = io.state;
	const kind = faces[card] >> 6;
	if (phase !== "sinking" || CARDS[kind].action?.own?.includes("draw") !== true) return false;
	return ships[seat].deck.length < numberOf(io, kind, "cards") * timesOf(io, card);
}
function purchaseText(io, slot) {
	const s = io.state;
	const price = slot === "iceberg" || s.row[slot - 1] !== -1 ? priceIn(io, slot) : 0;
	if (slot === "iceberg") return say("choice.buy.iceberg", { price });
	if (s.row[slot - 1] === -1) return say("choice.buy.empty", { slot });
	return say("choice.buy", {
		card: kindName(s.faces[s.row[slot - 1]]),
		price,
		...leftOf(s.points - price)
	});
}
function cardText(io, seat, card) {
	const owner = boardOf(io, card);
	const name = kindName(io.state.faces[card]);
	return owner === -1 || owner === seat ? say("choice.card", { card: name }) : say("choice.card.of", {
		card: name,
		owner
	});
}
function plans({ state: s }, seat) {
	return [...new Set(s.ships[seat].board.map((card) => s.faces[card] >> 6))].flatMap((kind) => {
		const { reaction, saves } = CARDS[kind];
		const ask = `react.${saves === true ? "hit" : reaction}`;
		if (reaction === void 0) return saves === true ? [{
			ask,
			text: say("choice.lifebuoy")
		}] : [];
		return [{
			ask,
			text: reaction === "hit" ? say("choice.steward") : say("choice.use", { card: KINDS[kind] })
		}];
	});
}
function event(told) {
	const { type, faces = {}, card, cards, ...rest } = told;
	const params = { ...rest };
	if (card !== void 0) params.card = kindName(faces[card] ?? -1);
	if (cards !== void 0) params.cards = cards.every((one) => faces[one] !== void 0) ? cards.map((one) => kindName(faces[one])) : [];
	params.short = typeof rest.of === "number" && typeof rest.n === "number" && rest.n < rest.of;
	params.aimed = rest.target !== void 0;
	params.hosted = rest.host !== void 0;
	params.doubled = rest.times === 2;
	params.sum = isSum(rest);
	return {
		code: `event.${type}`,
		params
	};
}
function cards({ edition }) {
	return edition.cards.map(({ value, buy, sacrifice, colour, copies, entersTired }, kind) => ({
		title: say(`card.${KINDS[kind]}`),
		lines: [say("cards.facts", {
			value: value ?? "–",
			buy: buy ?? null,
			gives: sacrifice !== void 0,
			points: sacrifice ?? 0,
			colour,
			copies,
			entersTired
		}), effectText(edition, kind)]
	}));
}
const words = {
	catalogues: {
		en,
		de
	},
	prompt,
	choice,
	describe,
	cards,
	plans,
	event,
	cites
};
// ../bottom/src/face.ts
const face = {
	id: "bottom",
	title: "To the Bottom",
	rulesVersion: 3,
	edition: house_1_default,
	words,
	tells,
	score: worth
};
// ../bottom/src/bots/advice.ts
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
// ../bottom/src/board/copy.ts
const copyShip = (ship) => ({
	deck: ship.deck.slice(),
	hand: ship.hand.slice(),
	water: ship.water.slice(),
	board: ship.board.slice(),
	sunk: ship.sunk,
	turns: ship.turns,
	steered: ship.steered
});
const copyDeed = (deed) => ({
	what: deed.what,
	seat: deed.seat,
	card: deed.card,
	kind: deed.kind,
	times: deed.times,
	picks: deed.picks.slice(),
	target: deed.target,
	falls: deed.falls,
	count: deed.count,
	win: deed.win,
	stopped: deed.stopped,
	chosen: deed.chosen,
	batched: deed.batched
});
const copyGuest = ({ card, owner }) => ({
	card,
	owner
});
function copyAll(list, one) {
	const copied = [];
	for (let i = 0; i < list.length; i++) copied.push(one(list[i]));
	return copied;
}
function copy(s) {
	const to = copyTable(s);
	to.phase = s.phase;
	to.turn = s.turn;
	to.active = s.active;
	to.points = s.points;
	to.purse = s.purse;
	to.ships = copyAll(s.ships, copyShip);
	to.row = s.row.slice();
	to.iceberg = s.iceberg;
	to.shopDeck = s.shopDeck.slice();
	to.shopDiscard = s.shopDiscard.slice();
	to.gone = s.gone.slice();
	to.packs = copyAll(s.packs, (pack) => pack.slice());
	to.turned = s.turned.slice();
	to.partner = s.partner.slice();
	to.guests = copyAll(s.guests, copyGuest);
	to.used = s.used.slice();
	to.replayed = s.replayed.slice();
	to.barred = s.barred.slice();
	to.tidied = s.tidied.slice();
	to.chain = copyAll(s.chain, copyDeed);
	to.pending = copyAll(s.pending, copyDeed);
	to.batches = copyAll(s.batches, copyDeed);
	to.dealing = s.dealing;
	to.lot = s.lot.slice();
	to.lotOfCard = s.lotOfCard.slice();
	to.lots = s.lots;
	return to;
}
// ../bottom/src/rules/draft.ts
const PACK = 4;
const MOST_PRICE = 8;
function isDraftable(io, card) {
	const { buy, value } = entryAt(io, card);
	return CARDS[io.state.faces[card] >> 6].sweeps === void 0 && (buy ?? value ?? 0) <= MOST_PRICE;
}
function dealPacks(io) {
	const s = io.state;
	for (let seat = 0; seat < s.seats; seat++) {
		const pack = [];
		while (pack.length < PACK) {
			const at = s.shopDeck.findIndex((card) => isDraftable(io, card));
			if (at < 0) break;
			pack.push(s.shopDeck[at]);
			remove(s.shopDeck, s.shopDeck[at]);
		}
		s.packs.push(pack);
	}
}
const draftAsk = mint((seat) => ({
	kind: "draft.pick",
	seat
}));
const DRAFTING = mint(() => ({ kind: "draft.pick" }))();
const takeCard$1 = mint((take) => ({ take }));
const draftSteps = {
	"draft.round"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) for (const card of s.packs[seat]) io.show(card, seatBit(seat));
		io.push(DRAFT_PASS);
		io.seal(everyone(s.seats), DRAFTING, draftAsk);
	},
	"draft.pass"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) {
			const choice = io.reply(seat);
			const pack = s.packs[seat];
			const card = leaveFaceDown(io, pack, choice?.take ?? pack[0], seatBit(seat), "draft");
			remove(pack, card);
			s.ships[seat].deck.push(card);
			s.replies[seat] = null;
		}
		s.packs = s.packs.map((_, seat) => s.packs[(seat + s.seats - 1) % s.seats]);
		io.push(s.packs.some((pack) => pack.length > 1) ? DRAFT_ROUND : DRAFT_END);
	},
	"draft.end"(io) {
		const s = io.state;
		for (const pack of s.packs) for (const card of pack) {
			io.reveal(card);
			s.shopDiscard.push(card);
		}
		io.emit?.({
			type: "drafted",
			cards: s.shopDiscard.slice()
		});
		s.packs = [];
		for (let seat = 0; seat < s.seats; seat++) shuffleDeck(io, seat);
		mix(io, s.shopDeck);
		io.shuffle(s.shopDeck, "shop");
		io.push(FILL_ROW);
	}
};
const draftPick = {
	rule: "TB-1.6",
	offer(io, { seat }, to) {
		for (const card of io.state.packs[seat]) to.offer(takeCard$1(card));
	},
	fallback: (io, { seat }) => takeCard$1(byValue(io, io.state.packs[seat], "dearest"))
};
// ../bottom/src/rules/drawing.ts
const canBeDrawnFrom = (io, seat, other) => {
	const { deck, water } = io.state.ships[other];
	return isOpponent(io.state, seat, other) && (deck.length > 0 || io.state.phase === "cruise" && water.length > 0);
};
const hasTarget = (io, seat) => {
	for (let other = 0; other < io.state.seats; other++) if (canBeDrawnFrom(io, seat, other)) return true;
	return false;
};
const wouldSink = (io, seat) => io.state.phase === "sinking" && io.state.ships[seat].deck.length < drawNumber(io, seat);
const first = mint((first) => ({ first }));
const orderAsk = mint((seat) => ({
	kind: "tycoon.order",
	seat
}));
const targetAsk = mint((seat, card) => ({
	kind: "tycoon.target",
	seat,
	card
}));
const drawSteps = {
	"turn.draw"(io) {
		const s = io.state;
		const seat = s.active;
		io.push(TURN_MAIN);
		if (hasOnBoard(io, seat, "anchors")) {
			io.emit?.({
				type: "anchored",
				seat
			});
			return;
		}
		if (!(hasTarget(io, seat) && s.ships[seat].board.some((card) => CARDS[s.faces[card] >> 6].atDrawing !== void 0))) io.push(DRAW_OWN);
		else if (wouldSink(io, seat)) pose(io, orderAsk(seat));
		else planDraws(io, seat, "theirs");
	},
	"draw.own"(io) {
		const seat = io.state.active;
		if (!io.state.ships[seat].sunk) draw(io, seat, drawNumber(io, seat));
	},
	"draw.theirs"(io, { card }) {
		const s = io.state;
		const seat = s.active;
		s.dealing = 0;
		if (s.ships[seat].sunk || !s.ships[seat].board.includes(card) || !hasTarget(io, seat)) return;
		io.push(SETTLE);
		pose(io, targetAsk(seat, card));
	}
};
function planDraws(io, seat, which) {
	const { board } = io.state.ships[seat];
	if (which === "theirs") io.push(DRAW_OWN);
	for (let i = board.length - 1; i >= 0; i--) if (CARDS[io.state.faces[board[i]] >> 6].atDrawing !== void 0) io.push(drawTheirs(board[i]));
	if (which === "own") io.push(DRAW_OWN);
}
const tycoonOrder = {
	rule: "TB-3.4",
	offer(_io, _ask, to) {
		to.offer(first("theirs"));
		to.offer(first("own"));
	},
	answer: (io, { seat }, choice) => planDraws(io, seat, choice.first),
	fallback: () => first("theirs")
};
const tycoonTarget = {
	rule: "TB-3.4",
	offer(io, { seat }, to) {
		for (let other = 0; other < io.state.seats; other++) {
			if (other === seat) continue;
			to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : canBeDrawnFrom(io, seat, other) ? null : noDeck);
		}
	},
	answer(io, { seat, card }, { seat: target }) {
		const s = io.state;
		if (s.ships[target].deck.length === 0) reshuffleWater(io, target);
		const deed = newDeed("passive", seat, card, s.faces[card] >> 6);
		deed.times = timesOf(io, card);
		deed.target = target;
		deed.falls = seatBit(target);
		s.chain.push(deed);
		dealWith(io, target, seat);
		io.emit?.({
			type: "raided",
			seat,
			card,
			target
		});
		beginEffect(io);
	},
	fallback: (io, { seat }) => seatChoice(richest(io, seat, (other) => canBeDrawnFrom(io, seat, other)))
};
// ../bottom/src/edition/schema.ts
const MOST_SEATS = 5;
const FEWEST_SHOP_CARDS = 40;
const whole = (least, most) => {
	const error = `expected a whole number from ${least} to ${most}`;
	return int({ error }).min(least, {
		error,
		abort: true
	}).max(most, {
		error,
		abort: true
	});
};
const name = string({ error: "expected a text" }).trim().min(1, { error: "expected a text that is not empty" });
const price = whole(0, 40).nullable();
const editionSchema = strictObject({
	id: name,
	title: name,
	cards: array(strictObject({
		id: _enum(KINDS),
		name,
		value: price,
		buy: price.optional(),
		sacrifice: whole(0, 40).optional(),
		colour: _enum([
			"plain",
			"red",
			"blue",
			"green",
			"purple"
		]),
		copies: whole(0, 12),
		tires: _enum([
			"no",
			"action",
			"reaction"
		]),
		entersTired: boolean(),
		params: record(string(), union([whole(-9, 30), _enum(["victim", "actor"])])).readonly(),
		source: strictObject({
			value: source,
			buy: source,
			colour: source,
			copies: source,
			tires: source,
			entersTired: source,
			effect: source
		}).readonly()
	}).readonly()).length(KINDS.length, { error: `expected ${KINDS.length} entries, one for each kind of card` }).readonly()
}).superRefine(({ cards }, context) => {
	const expect = (holds, path, message) => {
		if (!holds) context.addIssue({
			code: "custom",
			path: ["cards", ...path],
			message
		});
	};
	let shop = 0;
	for (const [i, entry] of cards.entries()) {
		const kind = KINDS[i];
		const { action, reaction, sheds, numbers = [], sweeps } = CARDS[i];
		expect(entry.id === kind, [i, "id"], `expected '${kind}': the entries are in the order of the rules`);
		const tires = action !== void 0 || sheds === true ? "action" : reaction !== void 0 ? "reaction" : "no";
		expect(entry.tires === tires, [i, "tires"], `expected '${tires}': the effect is built on it`);
		expect(entry.value === null === (sweeps === true), [i, "value"], sweeps ? "expected null: it has no value" : "expected a number");
		expect((i < 3 ? entry.copies * MOST_SEATS : entry.copies) <= 63, [i, "copies"], `expected fewer copies`);
		for (const number of numbers) expect(entry.params[number] !== void 0, [
			i,
			"params",
			number
		], `expected the number '${number}' of the effect`);
		for (const given of Object.keys(entry.params)) expect(numbers.includes(given), [
			i,
			"params",
			given
		], `the effect of '${kind}' has no number '${given}'`);
		if (i >= 3) shop += entry.copies;
	}
	expect(shop >= FEWEST_SHOP_CARDS, [], `expected a shop deck of at least ${FEWEST_SHOP_CARDS} cards, this one has ${shop}`);
	expect(cards[2].copies === 1, [2, "copies"], "expected 1: there is one Iceberg");
	expect(cards[0].copies + cards[1].copies > 0, [0, "copies"], "expected at least one starting card a seat");
}).readonly();
const house1 = deepFreeze(editionSchema.parse(house_1_default));
// ../bottom/src/rules/iceberg.ts
const icebergSteps = { "iceberg.hit"(io) {
	const s = io.state;
	s.phase = "sinking";
	s.turn = 0;
	s.points = 0;
	s.used = [];
	s.replayed = [];
	s.barred = [];
	s.tidied = [];
	s.dealing = 0;
	io.emit?.({
		type: "iceberg",
		seat: s.active
	});
	for (const list of [
		s.row,
		s.shopDeck,
		s.shopDiscard
	]) for (const card of list) if (card !== -1) s.gone.push(card);
	s.row = s.row.map(() => -1);
	s.shopDeck = [];
	s.shopDiscard = [];
	for (let seat = 0; seat < s.seats; seat++) {
		const { deck, hand, water } = s.ships[seat];
		while (hand.length > 0) deck.push(hand.pop() ?? 0);
		while (water.length > 0) deck.push(water.pop() ?? 0);
		s.ships[seat].turns = 0;
		shuffleDeck(io, seat);
		draw(io, seat, Math.min(5, deck.length), "never");
	}
	io.push(TURN_READY);
} };
// ../bottom/src/board/imagine.ts
function imagine(io, me, rng) {
	sortIntoLots(io, me);
	if (io.state.options.start === "draft") keepSweepersOut(io, me, rng);
	fillPlan(io, rng);
}
function keepSweepersOut(io, me, rng) {
	const { ships, shopDeck, gone, packs, faces, known, lot } = io.state;
	const bit = me === null ? PUBLIC : seatBit(me);
	const sweeps = (back) => CARDS[faces[back] >> 6].sweeps === true;
	const owned = [...ships.flatMap(({ deck, hand }) => [...deck, ...hand]), ...packs.flat()];
	for (const back of owned) {
		if (!sweeps(back)) continue;
		const others = [...shopDeck, ...gone].filter((other) => lot[other] === lot[back] && (known[other] & bit) === 0 && !sweeps(other));
		const other = others[rng.below(others.length)];
		const face = faces[back];
		faces[back] = faces[other];
		faces[other] = face;
	}
}
function fillPlan(io, rng) {
	const s = io.state;
	const first = s.lot.length;
	const hidden = s.faces[first] === -1 ? pickedFaceDown(io) : null;
	const hand = hidden === null ? [] : s.ships[hidden.seat].hand.slice();
	for (let slot = first; slot < s.faces.length; slot++) {
		if (s.faces[slot] !== -1) continue;
		if (hidden === null || slot - first >= hidden.count || hand.length === 0) {
			s.faces[slot] = 0;
			continue;
		}
		const at = rng.below(hand.length);
		io.lay(slot, hand[at] + 1, seatBit(hidden.seat));
		hand[at] = hand[hand.length - 1];
		hand.pop();
	}
}
function pickedFaceDown({ state: s }) {
	const deed = s.chain.findLast(({ chosen, what, count }) => chosen || count > 0 && (what === "action" || what === "copy"));
	if (deed === void 0 || s.sealed !== null) return null;
	if (!deed.chosen) return {
		seat: deed.seat,
		count: deed.count
	};
	const asked = s.asks.find(({ kind }) => kind === "steward.pick");
	return {
		seat: deed.target,
		count: asked === void 0 ? deed.count : asked.at
	};
}
// ../bottom/src/board/invariants.ts
function must(condition, what) {
	if (!condition) throw new Error(`bottom: ${what}`);
}
function invariants(io) {
	const s = io.state;
	const cards = s.lot.length;
	const seen = new Set();
	const lies = (backs, where) => {
		for (const back of backs) {
			must(back >= 0 && back < cards && !seen.has(back), `card ${back} lies twice, or is none, in ${where}`);
			seen.add(back);
		}
	};
	const faceUp = (backs, where) => {
		for (const back of backs) must((s.known[back] & PUBLIC) !== 0, `a card in ${where} is not open`);
	};
	for (let seat = 0; seat < s.seats; seat++) {
		const { deck, hand, water, board, sunk } = s.ships[seat];
		for (const [list, where] of [
			[deck, "deck"],
			[hand, "hand"],
			[water, "water"],
			[board, "board"]
		]) lies(list, `${where} of seat ${seat}`);
		faceUp(water, "a water");
		faceUp(board, "a board");
		for (const card of hand) must((s.known[card] & 1 << seat) !== 0, `seat ${seat} does not know its hand`);
		must(!sunk || deck.length + hand.length + water.length === 0, `sunk seat ${seat} has cards off its board`);
		for (const card of board) {
			const partner = s.partner[card];
			must(cardAt(io, card).sweeps === void 0, "a Lockdown lies on a board");
			must(partner === -1 || s.partner[partner] === card && board.includes(partner), "an Assistant has lost its partner");
			must(s.turned[card] !== 1 || isCovered(io, card), "a card without Assistant has a second use");
		}
		must(s.phase !== "cruise" || !sunk, "a ship has sunk in the Cruise");
	}
	lies(s.row.filter((card) => card !== -1), "the row");
	if (s.iceberg !== -1) lies([s.iceberg], "the slot of the Iceberg");
	lies(s.shopDeck, "the shop deck");
	lies(s.shopDiscard, "the shop discard");
	lies(s.gone, "the box");
	for (const pack of s.packs) lies(pack, "a pack");
	must(seen.size === cards, `${seen.size} of ${cards} cards are on the table`);
	must(new Set(s.faces.slice(0, cards)).size === cards || s.sees !== "all", "a face lies under two backs");
	must(s.points >= 0 && s.purse >= 0, "points are negative");
	for (let back = 0; back < cards; back++) {
		if (s.sees === "all") must(s.lotOfCard[s.pools[0].faces.indexOf(s.faces[back])] === s.lot[back], `card ${back} is in a wrong lot`);
		must(s.turned[back] === 0 || s.ships.some(({ board }) => board.includes(back)), "a card off the boards is tired");
	}
	for (const deed of s.chain) must(deed.count >= 0, "a deed counts below nothing");
	if (isOver(s)) must(afloat(s) === 0 && s.chain.length === 0 && s.pending.length === 0 && s.batches.length === 0, "the game ended too soon");
}
// ../bottom/src/rules/play.ts
function announcePlay(io, seat, card, host, onto) {
	const s = io.state;
	const deed = newDeed("play", seat, card, s.faces[card] >> 6);
	const sum = costSum(io, seat, card);
	deed.count = sum.cost;
	deed.target = host;
	if (onto !== -1) deed.picks.push(onto);
	s.points -= deed.count;
	s.chain.push(deed);
	io.emit?.({
		type: "played",
		seat,
		card,
		...sum,
		left: s.points,
		...host === -1 ? {} : { host }
	});
	if (host === -1) io.next(windowAt("bar", 1), PLAY_ENTER, SETTLE);
	else io.next(windowAt("bar", 1), windowAt("hit", 0), PLAY_ENTER, SETTLE);
}
const playSteps = { "play.enter"(io) {
	const s = io.state;
	const { seat, card, target, picks, count, stopped, win } = topDeed(io);
	if (stopped && win === "hit") io.emit?.({
		type: "keptOff",
		seat,
		card,
		points: count
	});
	else if (stopped) {
		s.points += count;
		s.barred.push(s.faces[card]);
		io.emit?.({
			type: "barred",
			seat,
			card,
			points: count
		});
	} else {
		remove(s.ships[seat].hand, card);
		if (s.options.actAgain === "played" && s.used.includes(s.faces[card])) s.replayed.push(s.faces[card]);
		enterBoard(io, target === -1 ? seat : target, card, picks.length > 0 ? picks[0] : -1, seat);
	}
	s.chain.pop();
} };
// ../bottom/src/rules/put.ts
function lift(io, card) {
	const { ships } = io.state;
	for (let seat = 0; seat < ships.length; seat++) {
		const { hand, water, deck } = ships[seat];
		if (hand.includes(card)) return remove(hand, card);
		if (water.includes(card)) return remove(water, card);
		const at = deck.indexOf(card);
		if (at < 0) continue;
		remove(deck, card);
		return deckChanged(io, seat, at);
	}
	throw new Error("bottom: there is no such card to put");
}
function put(io, seat, card) {
	const { hosted, merges } = cardAt(io, card);
	io.reveal(card);
	if (hosted === true) pose(io, hostAsk(seat, card, "put"));
	else if (merges === true && hasPartner(io, seat)) pose(io, mergeAsk(seat, card, "put"));
	else {
		lift(io, card);
		enterBoard(io, seat, card);
	}
}
const putSteps = { "put.guest"(io) {
	const { seat, card, target, stopped } = topDeed(io);
	if (!stopped) {
		lift(io, card);
		enterBoard(io, target, card, -1, seat);
	}
	io.state.chain.pop();
} };
const mergeAsk = mint((seat, card, how) => ({
	kind: "play.merge",
	seat,
	card,
	how
}));
const hostAsk = mint((seat, card, how) => ({
	kind: "play.host",
	seat,
	card,
	how
}));
const onto = mint((onto) => ({ onto }));
const playMerge = {
	rule: "TB-17.1",
	offer(io, { seat }, to) {
		const { board } = io.state.ships[seat];
		for (let i = 0; i < board.length; i++) to.offer(onto(board[i]), isPartner(io, board[i]) ? null : cannotCarry);
	},
	answer(io, { seat, card, how }, choice) {
		if (how === "play") return announcePlay(io, seat, card, -1, choice.onto);
		lift(io, card);
		enterBoard(io, seat, card, choice.onto);
	},
	fallback: (io, { seat }) => onto(byValue(io, io.state.ships[seat].board.filter((card) => isPartner(io, card)), "dearest"))
};
const playHost = {
	rule: "TB-6.6",
	offer(io, { seat }, to) {
		for (let other = 0; other < io.state.seats; other++) if (other !== seat) to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : null);
	},
	answer(io, { seat, card, how }, { seat: host }) {
		dealWith(io, host, seat);
		if (how === "play") return announcePlay(io, seat, card, host, -1);
		const guest = newDeed("hit", seat, card, io.state.faces[card] >> 6);
		guest.target = host;
		io.state.chain.push(guest);
		io.next(windowAt("hit", 0), PUT_GUEST);
	},
	fallback: (io, { seat }) => seatChoice(richest(io, seat, (other) => !io.state.ships[other].sunk))
};
// ../bottom/src/rules/shop.ts
const buy = mint((buy) => ({ buy }));
const sold = (io, slot) => slot === "iceberg" ? io.state.iceberg : io.state.row[slot - 1];
function unmetPurchase(io, slot) {
	const { phase, points } = io.state;
	if (phase !== "cruise") return shopClosed;
	const card = sold(io, slot);
	if (card === -1) return emptySlot;
	if (cardAt(io, card).sweeps === true) return neverSold;
	return priceIn(io, slot) > points ? tooDearToBuy : null;
}
const SLOTS = [
	1,
	2,
	3,
	4,
	5,
	"iceberg"
];
function offerPurchases(io, to) {
	if (io.state.phase !== "cruise" && to.refused === null) return;
	for (const slot of SLOTS) to.offer(buy(slot), unmetPurchase(io, slot));
}
function purchase(io, seat, slot) {
	const s = io.state;
	const card = sold(io, slot);
	const price = priceIn(io, slot);
	s.points -= price;
	s.ships[seat].water.push(card);
	io.emit?.({
		type: "bought",
		seat,
		card,
		price,
		left: s.points
	});
	if (slot === "iceberg") {
		s.iceberg = -1;
		return true;
	}
	s.row[slot - 1] = -1;
	fillSlot(io, slot - 1);
	sweep(io);
	return false;
}
function fillRow(io) {
	for (let slot = 0; slot < 5; slot++) fillSlot(io, slot);
	sweep(io);
}
function fillSlot(io, slot) {
	const s = io.state;
	if (s.shopDeck.length === 0) {
		while (s.shopDiscard.length > 0) s.shopDeck.push(s.shopDiscard.pop() ?? 0);
		mix(io, s.shopDeck);
		io.shuffle(s.shopDeck, "shop");
	}
	if (s.shopDeck.length === 0) return;
	const card = s.shopDeck[0];
	removeAt(s.shopDeck, 0);
	s.row[slot] = card;
	io.reveal(card);
	io.emit?.({
		type: "offered",
		card,
		slot: slot + 1
	});
}
function sweep(io) {
	const s = io.state;
	while (s.row.some((card) => card !== -1 && CARDS[s.faces[card] >> 6].sweeps === true)) {
		const swept = s.row.filter((card) => card !== -1);
		for (let slot = 0; slot < 5; slot++) {
			const card = s.row[slot];
			if (card !== -1) (cardAt(io, card).sweeps === true ? s.gone : s.shopDiscard).push(card);
			s.row[slot] = -1;
		}
		io.emit?.({
			type: "swept",
			cards: swept
		});
		for (let slot = 0; slot < 5; slot++) fillSlot(io, slot);
	}
}
// ../bottom/src/rules/main.ts
const mainAsk = mint((seat) => ({
	kind: "main",
	seat
}));
const play = mint((play) => ({ play }));
const actWith = mint((act) => ({ act }));
const endChoice = mint(() => ({ end: true }))();
const abandon = mint(() => ({ abandon: true }))();
const mainSteps = { "turn.main"(io) {
	const s = io.state;
	s.dealing = 0;
	if (s.ships[s.active].sunk) io.push(TURN_NEXT);
	else ask(io, mainAsk(s.active));
} };
function unmetPlay(io, seat, card) {
	const { faces, barred } = io.state;
	const { merges, hosted } = CARDS[faces[card] >> 6];
	if (barred.length > 0 && barred.includes(faces[card])) return isBarred;
	if (merges === true && !hasPartner(io, seat)) return noPartner;
	return hosted === true && !hasOpponent(io, seat) ? noHost : null;
}
const main = {
	rule: "TB-2.6",
	own: ({ state }, { seat }) => state.ships[seat].hand.length > 0,
	offer(io, { seat }, to) {
		const s = io.state;
		const { hand, board } = s.ships[seat];
		const factor = costFactor(io, seat);
		const off = discount(io, seat);
		for (let i = 0; i < board.length; i++) {
			const { tires } = io.edition.cards[s.faces[board[i]] >> 6];
			if (tires === "action" || to.refused !== null) to.offer(actWith(board[i]), unmetAction(io, seat, board[i]));
		}
		for (let i = 0; i < hand.length; i++) to.offer(play(hand[i]), unmetPlay(io, seat, hand[i]) ?? (valueAt(io, hand[i]) * factor - off > s.points ? tooDearToPlay : null));
		offerPurchases(io, to);
		offerSacrifices(io, seat, to);
		if (canSteer(io, seat)) to.offer(steerChoice);
		else if (to.refused !== null) to.offer(steerChoice, nothingToSteer);
		to.offer(endChoice);
		to.offer(abandon, s.phase === "sinking" && afloat(s) === 1 ? null : notLastShip);
	},
	answer(io, { seat }, choice) {
		if ("end" in choice) return io.push(TURN_END);
		if ("buy" in choice) {
			const last = purchase(io, seat, choice.buy);
			return io.push(last ? ICEBERG_HIT : TURN_MAIN);
		}
		io.push(TURN_MAIN);
		if ("sacrifice" in choice) {
			io.push(SETTLE);
			sacrifice(io, seat, choice);
		} else if ("play" in choice) playCard(io, seat, choice.play);
		else if ("act" in choice) act(io, seat, choice.act);
		else if ("steer" in choice) steer(io, seat);
		else {
			io.emit?.({
				type: "abandoned",
				seat
			});
			io.push(shipSink(seat));
		}
	},
	fallback: () => endChoice
};
function act(io, seat, card) {
	if (cardAt(io, card).sheds !== true) return beginAction(io, seat, card, "action");
	io.push(SETTLE);
	jettison(io, seat, card, "board", false);
}
function playCard(io, seat, card) {
	const { merges, hosted } = cardAt(io, card);
	io.reveal(card);
	if (merges === true) pose(io, mergeAsk(seat, card, "play"));
	else if (hosted === true) pose(io, hostAsk(seat, card, "play"));
	else announcePlay(io, seat, card, -1, -1);
}
// ../bottom/src/rules/options.ts
const options = strictObject({
	pace: _enum(["standard", "short"]).default("standard"),
	firstPlayer: union([
		literal("random"),
		literal("host"),
		int().min(0).max(4)
	]).default("random"),
	start: _enum(["standard", "draft"]).default("standard"),
	icebergPrice: union([literal("pace"), int().min(12).max(30)]).default("pace"),
	stall: _enum(["undertow", "off"]).default("undertow"),
	undertowFrom: union([literal("pace"), int().min(8).max(30)]).default("pace"),
	cruiseRounds: union([
		literal("pace"),
		literal(0),
		int().min(8).max(60)
	]).default("pace"),
	lastShip: _enum(["playOn", "count"]).default("playOn"),
	actAgain: _enum(["played", "once"]).default("played"),
	lifebuoy: _enum(["effects", "hits"]).default("effects"),
	torpedo: _enum(["anyCard", "jettisonable"]).default("anyCard"),
	assistant: _enum(["anyCard", "noStowaway"]).default("anyCard"),
	reactionClock: union([literal("none"), int().min(5).max(120)]).default(20)
});
function fits({ firstPlayer }, seats) {
	if (typeof firstPlayer === "number" && firstPlayer >= seats) return `firstPlayer: seat ${firstPlayer} does not exist at a table of ${seats}`;
	return null;
}
const A_DAY = 86400;
const pace = ({ reactionClock }) => ({
	strict: false,
	seconds: reactionClock === "none" ? A_DAY : reactionClock,
	beat: 1
});
// ../bottom/src/rules/own.ts
const isAboard = (io, { seat }, card) => io.state.ships[seat].board.includes(card);
const PARTS = {
	gain: (io, { seat, kind, times }) => gainPoints(io, seat, numberOf(io, kind, "points") * times),
	draw: (io, { seat, kind, times }) => draw(io, seat, numberOf(io, kind, "cards") * times),
	jettisonSelf(io, deed) {
		if (deed.what === "action" && isAboard(io, deed, deed.card)) jettison(io, deed.seat, deed.card, "board", false);
	},
	burySelf(io, deed) {
		if (isAboard(io, deed, deed.card) && buryFromBoard(io, deed.seat, deed.card) !== deed.card) pose(io, followAsk(deed.seat));
	},
	returnNamed(io, deed) {
		for (const card of deed.picks) if (isAboard(io, deed, card) && isReachable(io, card, [])) giveBack(io, deed.seat, card);
	},
	sellNamed(io, deed) {
		const card = deed.picks[0];
		if (!isAboard(io, deed, card) || unmetOnBoard(io, deed.seat, card, "jettison", []) !== null) return;
		const points = sacrificeAt(io, card) * numberOf(io, deed.kind, "factor") * deed.times;
		if (jettison(io, deed.seat, card, "board", false)) gainPoints(io, deed.seat, points);
	},
	buryNamed(io, { seat, picks }) {
		const { water } = io.state.ships[seat];
		for (const card of picks) {
			if (!water.includes(card)) continue;
			remove(water, card);
			bury(io, seat, card);
			io.emit?.({
				type: "buried",
				seat,
				card,
				place: "water"
			});
		}
	},
	putNamed(io, { seat, picks }) {
		for (let i = picks.length - 1; i >= 0; i--) io.push(putCard(seat, picks[i]));
	},
	shuffleIn(io, deed) {
		const s = io.state;
		const { hand, deck } = s.ships[deed.seat];
		const faces = planned(io).map((card) => s.faces[card]);
		clearPlan(io);
		deed.count = 0;
		for (const face of faces) {
			const card = hand.find((held) => s.faces[held] === face);
			if (card !== void 0) deck.push(leaveHand(io, deed.seat, card, 0));
		}
		if (deed.times > 1 && faces.length > 0) {
			deed.times--;
			io.push(ownPart("shuffleIn"));
			io.push(CAPTAIN_AGAIN);
		}
		if (faces.length === 0) return;
		shuffleDeck(io, deed.seat);
		io.emit?.({
			type: "shuffledIn",
			seat: deed.seat,
			n: faces.length
		});
		draw(io, deed.seat, faces.length, "now");
	},
	pay(io, { seat }) {
		if (canPay(io, seat)) pose(io, payAsk(seat));
	}
};
const CAPTAIN_AGAIN = mint(() => ({ step: "captain.again" }))();
const partStep = (own) => (io) => {
	const deed = topDeed(io);
	if (!io.state.ships[deed.seat].sunk) PARTS[own](io, deed);
};
const ownSteps = {
	...Object.fromEntries(Object.keys(PARTS).map((own) => [ownPart(own).step, partStep(own)])),
	"put.card"(io, { seat, card }) {
		if (io.state.ships[seat].water.includes(card) && canBePut(io, seat, card)) put(io, seat, card);
	},
	"captain.again"(io) {
		const { seat } = topDeed(io);
		if (!io.state.ships[seat].sunk && io.state.ships[seat].hand.length > 0) askForPicks(io, seat, true);
	},
	"tale.tell"(io, { seat }) {
		const ship = io.state.ships[seat];
		if (ship.sunk || ship.deck.length === 0) return;
		io.show(ship.deck[0], seatBit(seat));
		ask(io, taleAsk(seat));
	}
};
const canBePut = (io, seat, card) => cardAt(io, card)?.hosted !== true || hasOpponent(io, seat);
const payAsk = mint((seat) => ({
	kind: "torpedo.pay",
	seat
}));
const torpedoPay = {
	rule: "TB-K46",
	offer(io, { seat }, to) {
		const { hand } = io.state.ships[seat];
		for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isProtected(io, seat, hand[i]) ? bandClings : null);
	},
	answer(io, { seat }, { card }) {
		jettison(io, seat, card, "hand", false);
	},
	fallback: (io, { seat }) => cardChoice(byValue(io, io.state.ships[seat].hand.filter((card) => !isProtected(io, seat, card)), "cheapest"))
};
const followAsk = mint((seat) => ({
	kind: "jack.follow",
	seat
}));
const follow = mint((follow) => ({ follow }));
const jackFollow = {
	rule: "TB-K7",
	offer(_io, _ask, to) {
		to.offer(follow(true));
		to.offer(follow(false));
	},
	answer(io, _ask, choice) {
		const deed = topDeed(io);
		if (choice.follow && isAboard(io, deed, deed.card)) buryFromBoard(io, deed.seat, deed.card);
	},
	fallback: () => follow(false)
};
const taleAsk = mint((seat) => ({
	kind: "story.put",
	seat
}));
const putTo = mint((put) => ({ put }));
const storyPut = {
	rule: "TB-K28",
	offer(io, { seat }, to) {
		to.offer(putTo("board"), canBePut(io, seat, io.state.ships[seat].deck[0]) ? null : noHost);
		to.offer(putTo("bottom"));
		if (io.state.ships[seat].deck.length > 1) to.offer(steerChoice, canSteer(io, seat) ? null : nothingToSteer);
	},
	answer(io, { seat }, choice) {
		const { deck } = io.state.ships[seat];
		const card = deck[0];
		if ("steer" in choice) {
			io.push(taleOf(seat));
			return steer(io, seat);
		}
		if (choice.put === "board") return put(io, seat, card);
		removeAt(deck, 0);
		bury(io, seat, card);
		io.state.ships[seat].steered = false;
		io.emit?.({
			type: "buried",
			seat,
			card,
			place: "deck"
		});
	},
	fallback(io, { seat }) {
		const card = io.state.ships[seat].deck[0];
		return putTo(canBePut(io, seat, card) && valueAt(io, card) >= 3 && costFactor(io, seat) === 1 ? "board" : "bottom");
	}
};
// ../bottom/src/rules/purse.ts
const inPurse = (io, seat) => seat === io.state.active ? io.state.points : io.state.purse;
function pay(io, seat, points) {
	if (seat === io.state.active) io.state.points -= points;
	else io.state.purse -= points;
}
const purseAsk = mint((seat) => ({
	kind: "purse",
	seat
}));
const takeCard = mint((take) => ({ take }));
const purseSteps = { "purse.loop"(io, { seat }) {
	if (io.state.ships[seat].hand.length > 0) ask(io, purseAsk(seat));
	else pose(io, purseAsk(seat));
} };
function closePurse(io, seat) {
	const s = io.state;
	if (seat === s.active) return;
	const points = s.purse;
	s.purse = 0;
	if (points > 0) io.emit?.({
		type: "purseLost",
		seat,
		points
	});
}
const purse = {
	rule: "TB-14.11",
	offer(io, { seat }, to) {
		const s = io.state;
		const batch = topDeed(io);
		const { water } = s.ships[batch.seat];
		const points = inPurse(io, seat);
		for (const card of batch.picks) {
			const hosted = cardAt(io, card)?.hosted === true;
			to.offer(takeCard(card), !water.includes(card) ? notInBatch : hosted && !hasOpponent(io, seat) ? noHost : costOf(io, seat, card) > points ? tooDearToPlay : null);
		}
		offerSacrifices(io, seat, to);
		to.offer(doneChoice);
	},
	answer(io, { seat }, choice) {
		if ("done" in choice) return closePurse(io, seat);
		io.push(purseLoop(seat));
		if ("sacrifice" in choice) return sacrifice(io, seat, choice);
		const sum = costSum(io, seat, choice.take);
		pay(io, seat, sum.cost);
		io.emit?.({
			type: "taught",
			seat,
			card: choice.take,
			...sum,
			left: inPurse(io, seat),
			from: topDeed(io).seat
		});
		put(io, seat, choice.take);
	},
	fallback: () => doneChoice
};
// ../bottom/src/rules/score.ts
function scoreOf(io, seat) {
	let cards = 0;
	let stowaways = 0;
	for (const card of io.state.ships[seat].board) {
		const value = worthOf(io, card);
		if (value < 0) stowaways += value;
		else cards += value;
	}
	return {
		cards,
		stowaways
	};
}
function outcome(io) {
	const { seats } = io.state;
	const scores = Array.from({ length: seats }, (_, seat) => worth(io, seat));
	const standings = scores.map((score, seat) => ({
		seat,
		rank: 1 + scores.filter((other) => other > score).length,
		score,
		parts: scoreOf(io, seat)
	}));
	standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
	return {
		why: "ended.sunk",
		standings,
		winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
	};
}
// ../bottom/src/rules/setup.ts
const emptyShip = () => ({
	deck: [],
	hand: [],
	water: [],
	board: [],
	sunk: false,
	turns: 0,
	steered: false
});
function setup(blank, { cards }) {
	const faces = [];
	const ships = [];
	for (let seat = 0; seat < blank.seats; seat++) ships.push(emptyShip());
	for (const kind of [0, 1]) for (let copy = 0; copy < cards[kind].copies * blank.seats; copy++) {
		ships[Math.floor(copy / cards[kind].copies)].deck.push(faces.length);
		faces.push(faceOf(kind, copy));
	}
	const iceberg = faces.length;
	faces.push(faceOf(2, 0));
	const shopDeck = [];
	for (let kind = 3; kind < cards.length; kind++) for (let copy = 0; copy < cards[kind].copies; copy++) {
		shopDeck.push(faces.length);
		faces.push(faceOf(kind, copy));
	}
	const known = repeat(faces.length + 40, 0);
	known[iceberg] = PUBLIC | everyone(blank.seats);
	return Object.assign(blank, {
		phase: "cruise",
		turn: 0,
		active: 0,
		points: 0,
		purse: 0,
		ships,
		row: repeat(5, -1),
		iceberg,
		shopDeck,
		shopDiscard: [],
		gone: [],
		packs: [],
		turned: repeat(faces.length, 0),
		partner: repeat(faces.length, -1),
		guests: [],
		used: [],
		replayed: [],
		barred: [],
		tidied: [],
		chain: [],
		pending: [],
		batches: [],
		dealing: 0,
		lot: repeat(faces.length, 0),
		lotOfCard: repeat(faces.length, 0),
		lots: 1,
		pools: [{
			name: "cards",
			first: 0,
			faces: faces.slice()
		}],
		faces: faces.concat(repeat(40, 0)),
		known
	});
}
const setupSteps = {
	"setup.deal"(io) {
		const s = io.state;
		const own = (backs) => {
			const id = s.lots++;
			for (const back of backs) s.lot[back] = s.lotOfCard[back] = id;
		};
		own([s.iceberg]);
		own(s.shopDeck);
		for (const { deck } of s.ships) own(deck);
		for (let seat = 0; seat < s.seats; seat++) shuffleDeck(io, seat);
		mix(io, s.shopDeck);
		io.shuffle(s.shopDeck, "shop");
		if (s.options.start === "standard") return io.push(FILL_ROW);
		s.phase = "draft";
		dealPacks(io);
		io.push(DRAFT_ROUND);
	},
	"setup.row"(io) {
		const s = io.state;
		const { firstPlayer } = s.options;
		s.phase = "cruise";
		s.active = firstPlayer === "random" ? io.draw("first", s.seats) : firstPlayer === "host" ? 0 : firstPlayer;
		io.emit?.({
			type: "first",
			seat: s.active
		});
		fillRow(io);
		io.push(TURN_READY);
	}
};
// ../bottom/src/rules/sink.ts
const isSavable = (io, card) => cardAt(io, card).hosted !== true;
const sinkSteps = {
	"ship.sink"(io, { seat }) {
		const { board } = io.state.ships[seat];
		io.emit?.({
			type: "sinking",
			seat
		});
		io.push(shipSeal(seat));
		for (const card of board) {
			const kind = io.state.faces[card] >> 6;
			if (CARDS[kind].rescues !== true) continue;
			const saved = numberOf(io, kind, "rescue") * timesOf(io, card);
			for (let k = 0; k < saved; k++) io.push(shipRescue(seat));
		}
	},
	"ship.rescue"(io, { seat }) {
		if (io.state.ships[seat].hand.some((card) => isSavable(io, card))) pose(io, rescueAsk(seat));
	},
	"ship.seal"(io, { seat }) {
		const s = io.state;
		const ship = s.ships[seat];
		for (const list of [
			ship.hand,
			ship.deck,
			ship.water
		]) while (list.length > 0) s.gone.push(list.shift() ?? 0);
		ship.sunk = true;
		io.emit?.({
			type: "sunk",
			seat,
			score: worth(io, seat)
		});
	}
};
const rescueAsk = mint((seat) => ({
	kind: "lifeboat.pick",
	seat
}));
const lifeboatPick = {
	rule: "TB-11.2",
	offer(io, { seat }, to) {
		for (const card of io.state.ships[seat].hand) to.offer(cardChoice(card), isSavable(io, card) ? null : cannotBeSaved);
	},
	answer(io, { seat }, { card }) {
		io.emit?.({
			type: "rescued",
			seat,
			card
		});
		put(io, seat, card);
	},
	fallback: (io, { seat }) => cardChoice(byValue(io, io.state.ships[seat].hand.filter((card) => isSavable(io, card)), "dearest"))
};
// ../bottom/src/rules/trigger.ts
const flapperAsk = mint((seat) => ({
	kind: "flapper.pick",
	seat
}));
const copyCard = mint((copy) => ({ copy }));
const FLAPPER_AGAIN = mint((seat) => ({
	step: "trigger.again",
	seat
}));
const triggerSteps = {
	"trigger.flapper"(io, { seat }) {
		if (io.state.ships[seat].sunk) return;
		io.state.ships[seat].steered = false;
		pose(io, flapperAsk(seat));
	},
	"trigger.again"(io, { seat }) {
		pose(io, flapperAsk(seat));
	}
};
const flapperPick = {
	rule: "TB-15.6",
	offer(io, { seat }, to) {
		const s = io.state;
		const before = to.count;
		for (let other = 0; other < s.seats; other++) {
			if (!isOpponent(s, seat, other)) continue;
			for (const card of s.ships[other].board) {
				const { action } = CARDS[s.faces[card] >> 6];
				if (action === void 0) continue;
				const { copied } = action;
				to.offer(copyCard(card), copied === void 0 ? notCopied : copied === "ownTurn" && seat !== s.active ? notYourTurn : unmetCopy(io, seat, card));
			}
		}
		if (to.count > before && canSteer(io, seat)) to.offer(steerChoice);
		to.offer(passChoice);
	},
	answer(io, { seat }, choice) {
		if ("pass" in choice) return;
		if ("copy" in choice) return beginAction(io, seat, choice.copy, "copy");
		io.push(FLAPPER_AGAIN(seat));
		steer(io, seat);
	},
	fallback: () => passChoice
};
// ../bottom/src/rules/turn.ts
const MOST_TURNS = 400;
const turnSteps = {
	"turn.ready"(io) {
		const s = io.state;
		const ship = s.ships[s.active];
		s.turn++;
		ship.turns++;
		s.points = 0;
		s.dealing = 0;
		ship.steered = false;
		for (let i = 0; i < ship.board.length; i++) s.turned[ship.board[i]] = 0;
		io.push(TURN_BEFORE);
		io.emit?.({
			type: "turn",
			seat: s.active,
			phase: s.phase,
			turn: s.turn
		});
	},
	"turn.before"(io) {
		const s = io.state;
		const { hand } = s.ships[s.active];
		if (steersNow(io, s.active) || hand.length > 0 && hasMaidLeft(io, s.active)) return ask(io, beforeAsk(s.active));
		io.push(TURN_UNDERTOW);
	},
	"turn.undertow"(io) {
		const s = io.state;
		const seat = s.active;
		const { deck } = s.ships[seat];
		const count = undertowOf(s, seat);
		if (count === 0) return io.push(TURN_DRAW);
		const lost = Math.min(count, deck.length);
		for (let k = 0; k < lost; k++) {
			s.gone.push(deck[0]);
			removeAt(deck, 0);
		}
		deckChanged(io, seat, 0);
		io.push(lost < count ? TURN_NEXT : TURN_DRAW);
		if (lost < count) io.push(shipSink(seat));
		io.emit?.({
			type: "undertow",
			seat,
			n: lost
		});
	},
	"turn.end"(io) {
		const s = io.state;
		io.next(END_POINTS, END_LIMIT, TURN_NEXT);
		const { board } = s.ships[s.active];
		for (let i = board.length - 1; i >= 0; i--) if (CARDS[s.faces[board[i]] >> 6].atEnd !== void 0) io.push(endPassive(board[i]));
	},
	"end.passive"(io, { card }) {
		const s = io.state;
		if (s.ships[s.active].sunk || !s.ships[s.active].board.includes(card)) return;
		io.push(SETTLE);
		for (let k = 1; k < timesOf(io, card); k++) io.push(endAgain(card));
		io.push(endAgain(card));
	},
	"end.again"(io, { card }) {
		const s = io.state;
		if (s.ships[s.active].sunk) return;
		s.dealing = 0;
		s.chain.push(newDeed("passive", s.active, card, s.faces[card] >> 6));
		io.emit?.({
			type: "judged",
			seat: s.active,
			card
		});
		beginEffect(io);
	},
	"end.points"(io) {
		const s = io.state;
		const { points } = s;
		s.points = 0;
		if (points > 0) io.emit?.({
			type: "pointsLost",
			seat: s.active,
			points
		});
	},
	"end.limit"(io) {
		const s = io.state;
		if (s.phase === "cruise" && s.ships[s.active].hand.length > 5) pose(io, limitAsk(s.active));
	},
	"turn.next"(io) {
		const s = io.state;
		endMarks(s);
		const left = nextAfloat(s);
		if (left === -1) return;
		if (s.phase === "cruise" && isCruiseOver(s)) {
			s.active = left;
			s.gone.push(s.iceberg);
			s.iceberg = -1;
			io.emit?.({ type: "cruiseLimit" });
			return io.push(ICEBERG_HIT);
		}
		if (s.phase === "sinking" && (s.turn >= MOST_TURNS || s.options.lastShip === "count" && afloat(s) === 1)) return sinkAll(io);
		s.active = left;
		io.push(TURN_READY);
	}
};
function undertowOf({ phase, options, ships }, seat) {
	return phase === "sinking" && options.stall === "undertow" ? Math.max(0, ships[seat].turns - undertowFrom(options) + 1) : 0;
}
function steersNow(io, seat) {
	if (undertowOf(io.state, seat) > 0) return canSteer(io, seat);
	const draws = hasOnBoard(io, seat, "anchors") ? 0 : drawNumber(io, seat);
	return draws > 0 && canKeepBack(io, seat, draws);
}
function endMarks(s) {
	s.points = 0;
	s.used = [];
	s.replayed = [];
	s.barred = [];
	s.tidied = [];
	s.dealing = 0;
}
const isCruiseOver = ({ turn, seats, options }) => {
	const rounds = cruiseRounds(options);
	return turn >= MOST_TURNS || rounds > 0 && turn >= rounds * seats;
};
function nextAfloat({ active, seats, ships }) {
	for (let k = 1; k <= seats; k++) if (!ships[(active + k) % seats].sunk) return (active + k) % seats;
	return -1;
}
function sinkAll(io) {
	const { active, seats, ships } = io.state;
	io.push(TURN_NEXT);
	for (let k = seats - 1; k >= 0; k--) if (!ships[(active + k) % seats].sunk) io.push(shipSink((active + k) % seats));
}
const beforeAsk = mint((seat) => ({
	kind: "before",
	seat
}));
const tidy = mint((maid, put) => ({
	maid,
	put
}));
const usesOf = (io, maid) => numberOf(io, io.state.faces[maid] >> 6, "cards") * timesOf(io, maid);
const isSpent = (io, maid) => io.state.tidied.filter((one) => one === maid).length >= usesOf(io, maid);
function hasMaidLeft(io, seat) {
	for (const card of io.state.ships[seat].board) if (CARDS[io.state.faces[card] >> 6].tidies === true && !isSpent(io, card)) return true;
	return false;
}
const before = {
	rule: "TB-2.4",
	offer(io, { seat }, to) {
		const { board, hand } = io.state.ships[seat];
		for (const maid of board) {
			if (CARDS[io.state.faces[maid] >> 6].tidies !== true) continue;
			const spent = isSpent(io, maid);
			for (let i = 0; i < hand.length; i++) to.offer(tidy(maid, hand[i]), spent ? tidiedAlready : null);
		}
		if (steersNow(io, seat)) to.offer(steerChoice);
		else if (to.refused !== null) to.offer(steerChoice, nothingToSteer);
		to.offer(doneChoice);
	},
	answer(io, { seat }, choice) {
		if ("done" in choice) return io.push(TURN_UNDERTOW);
		io.push(TURN_BEFORE);
		if ("steer" in choice) return steer(io, seat);
		io.state.tidied.push(choice.maid);
		const card = leaveHand(io, seat, choice.put, 0);
		bury(io, seat, card);
		io.emit?.({
			type: "buried",
			seat,
			card,
			place: "hand"
		});
	},
	fallback: () => doneChoice
};
const limitAsk = mint((seat) => ({
	kind: "limit",
	seat
}));
const discard = mint((discard) => ({ discard }));
const limit = {
	rule: "TB-8.1",
	offer(io, { seat }, to) {
		const { hand } = io.state.ships[seat];
		for (let i = 0; i < hand.length; i++) to.offer(discard(hand[i]));
	},
	answer(io, { seat }, { discard: card }) {
		const { hand, water } = io.state.ships[seat];
		remove(hand, card);
		water.push(card);
		io.reveal(card);
		io.emit?.({
			type: "discarded",
			seat,
			card
		});
		io.push(END_LIMIT);
	},
	fallback: (io, { seat }) => discard(byValue(io, io.state.ships[seat].hand, "cheapest"))
};
// ../bottom/src/rules/stake.ts
const UNSEEN = 99;
const STAKES = {
	guard(io, { seat }) {
		const { chain } = io.state;
		const deed = topDeed(io);
		if (deed.what === "reaction") return chain[chain.length - 2].seat === seat ? Math.max(1, valueAt(io, deed.card)) : 0;
		return fallsOn(io, deed, seat) ? Math.max(1, valueAt(io, deed.card)) : 0;
	},
	bar: (io) => valueAt(io, topDeed(io).card),
	hit(io, { seat }) {
		const hit = topDeed(io);
		const attack = attackOf(io, hit);
		const { board } = io.state.ships[seat];
		if (!isHit(hit)) return valueAt(io, hit.card);
		if (attack === void 0) return Math.min(...board.map((card) => valueAt(io, card)));
		return attack.zone === "board" ? Math.max(...hit.picks.map((card) => valueAt(io, card))) : UNSEEN;
	},
	teacher: (io) => Math.max(...leftOfBatch(io.state, topDeed(io)).map((card) => valueAt(io, card)))
};
function fallsOn(io, deed, seat) {
	const { each, attack, burden } = effectOf(deed);
	if (attack === void 0 && burden === void 0) return false;
	return each !== void 0 || deed.target === seat || deed.picks.some((card) => boardOf(io, card) === seat);
}
// ../bottom/src/rules/window.ts
function seatAt(io, win, at) {
	const { seats, active } = io.state;
	const deed = topDeed(io);
	switch (win) {
		case "guard":
		case "bar": return at < seats ? (deed.seat + at) % seats : -1;
		case "hit": return at === 0 ? deed.target : -1;
		case "teacher": return at < seats ? (active + at) % seats : -1;
	}
}
function placeOf(io, win, seat) {
	const { seats, active } = io.state;
	return win === "hit" ? 0 : (seat - (win === "teacher" ? active : topDeed(io).seat) + seats) % seats;
}
function mayReact(io, win, seat) {
	const { ships } = io.state;
	const deed = topDeed(io);
	if (ships[seat].sunk || win !== "hit" && seat === deed.seat) return false;
	if (win === "hit") return mayAnswerHit(io, seat, deed);
	return hasReady(io, seat, win) && (win !== "teacher" || canTeach(io, seat, deed));
}
function hasReady(io, seat, win) {
	const { board } = io.state.ships[seat];
	for (let i = 0; i < board.length; i++) if (cardAt(io, board[i]).reaction === win && io.state.turned[board[i]] !== 2) return true;
	return false;
}
function canTeach(io, seat, batch) {
	const s = io.state;
	const left = leftOfBatch(s, batch);
	if (left.length === 0) return false;
	if (s.ships[seat].hand.length > 0 || seat === s.active && s.points > 0) return true;
	return left.some((card) => costOf(io, seat, card) === 0);
}
function mayAnswerHit(io, seat, hit) {
	const { board } = io.state.ships[seat];
	for (let i = 0; i < board.length; i++) {
		const { saves, reaction } = cardAt(io, board[i]);
		if (saves === true && isKeptOff(io, hit) || reaction === "hit" && unmetSteward(io, hit, board[i]) === null) return true;
	}
	return attackOf(io, hit)?.zone === "deck" && canSteer(io, seat);
}
const isKeptOff = ({ state }, deed) => state.options.lifebuoy === "effects" || isHit(deed);
function unmetSteward(io, hit, steward) {
	if (io.state.turned[steward] === 2) return isTired;
	const attack = attackOf(io, hit);
	if (attack === void 0) return notAnAttack;
	const ship = io.state.ships[hit.target];
	return (attack.zone === "board" ? reachableCards(io, hit, attack.does === "tire" ? steward : -1) : ship[attack.zone].length) > hit.count ? null : noAlternative;
}
function reachableCards(io, hit, steward) {
	let count = 0;
	for (const card of io.state.ships[hit.target].board) {
		if (card === steward || !isNameable(io, hit, card)) continue;
		if (!isCovered(io, card) || hit.count > 1 && isNameable(io, hit, io.state.partner[card])) count++;
	}
	return count;
}
const isNameable = (io, hit, card) => attackOf(io, hit)?.does !== "tire" || canBecomeTired(io, card);
const windowSteps = {
	window(io, { win, at }) {
		if (topDeed(io).stopped) return;
		for (let k = at;; k++) {
			const seat = seatAt(io, win, k);
			if (seat === -1) return;
			if (mayReact(io, win, seat)) return ask(io, reactAsk(win, seat));
		}
	},
	"reaction.resolve"(io) {
		const { seat, win, stopped } = topDeed(io);
		if (win === "") throw new Error("bottom: a reaction without a window");
		io.state.chain.pop();
		if (stopped) return io.push(windowAt(win, placeOf(io, win, seat)));
		TAKES_EFFECT[win](io, seat);
	},
	"steward.pick"(io) {
		const hit = topDeed(io);
		const chosen = attackOf(io, hit)?.zone === "hand" ? planned(io).length : hit.picks.length;
		if (chosen < hit.count) pose(io, stewardAsk(hit.target, chosen));
	}
};
const TAKES_EFFECT = {
	guard(io) {
		const { seat, card } = topDeed(io);
		topDeed(io).stopped = true;
		io.emit?.({
			type: "cancelled",
			seat,
			card
		});
	},
	bar(io) {
		topDeed(io).stopped = true;
	},
	hit(io) {
		const hit = topDeed(io);
		hit.chosen = true;
		hit.picks = [];
		io.push(STEWARD_PICK);
	},
	teacher(io, seat) {
		io.state.purse = 0;
		io.next(purseLoop(seat), SETTLE, windowAt("teacher", placeOf(io, "teacher", seat) + 1));
	}
};
function react(io, seat, card, win) {
	const s = io.state;
	spendUse(io, card);
	const to = kindName(topDeed(io).kind << 6);
	const deed = newDeed("reaction", seat, card, s.faces[card] >> 6);
	deed.win = win;
	s.chain.push(deed);
	io.emit?.({
		type: "reacted",
		seat,
		card,
		win,
		to
	});
	io.next(windowAt("guard", 1), REACTION_RESOLVE);
}
const reactAsk = mint((win, seat) => ({
	kind: `react.${win}`,
	seat
}));
const reaction = (win) => ({
	rule: "TB-14.6",
	window: true,
	stake: STAKES[win],
	offer(io, { seat }, to) {
		const { board } = io.state.ships[seat];
		for (let i = 0; i < board.length; i++) if (cardAt(io, board[i]).reaction === win) to.offer(useChoice(board[i]), io.state.turned[board[i]] === 2 ? isTired : null);
		to.offer(passChoice);
	},
	answer(io, { seat }, choice) {
		if ("use" in choice) react(io, seat, choice.use, win);
		else io.push(windowAt(win, placeOf(io, win, seat) + 1));
	},
	fallback: () => passChoice
});
const reactGuard = reaction("guard");
const reactBar = reaction("bar");
const reactTeacher = reaction("teacher");
const lifebuoy = mint((lifebuoy) => ({ lifebuoy }));
const steward = mint((steward) => ({ steward }));
const reactHit = {
	rule: "TB-14.6",
	window: true,
	stake: STAKES.hit,
	offer(io, { seat }, to) {
		const hit = topDeed(io);
		const { board } = io.state.ships[seat];
		for (let i = 0; i < board.length; i++) {
			const { saves, reaction } = cardAt(io, board[i]);
			if (saves === true) to.offer(lifebuoy(board[i]));
			if (reaction === "hit") to.offer(steward(board[i]), unmetSteward(io, hit, board[i]));
		}
		if (attackOf(io, hit)?.zone === "deck") to.offer(steerChoice, canSteer(io, seat) ? null : nothingToSteer);
		to.offer(passChoice);
	},
	answer(io, { seat }, choice) {
		if ("pass" in choice) return;
		if ("steward" in choice) return react(io, seat, choice.steward, "hit");
		if ("steer" in choice) {
			io.push(windowAt("hit", 0));
			return steer(io, seat);
		}
		const hit = topDeed(io);
		io.emit?.({
			type: "saved",
			seat,
			card: choice.lifebuoy,
			to: kindName(hit.kind << 6)
		});
		jettison(io, seat, choice.lifebuoy, "board", false);
		hit.stopped = true;
		if (hit.what === "play") hit.win = "hit";
	},
	fallback: () => passChoice
};
const stewardAsk = mint((seat, at) => ({
	kind: "steward.pick",
	seat,
	at
}));
const position = mint((position) => ({ position }));
const stewardPick = {
	rule: "TB-14.10",
	offer(io, { seat }, to) {
		const hit = topDeed(io);
		const { board, hand, deck } = io.state.ships[seat];
		const zone = attackOf(io, hit)?.zone;
		if (zone === "deck") for (let i = 0; i < deck.length; i++) to.offer(position(i + 1), hit.picks.includes(deck[i]) ? placeNamed : null);
		else if (zone === "hand") {
			const picked = planned(io);
			for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null);
		} else for (let i = 0; i < board.length; i++) to.offer(cardChoice(board[i]), hit.picks.includes(board[i]) ? namedAlready : !isReachable(io, board[i], hit.picks) || !isNameable(io, hit, board[i]) ? outOfReach : null);
	},
	answer(io, { seat }, choice) {
		const hit = topDeed(io);
		if ("position" in choice) hit.picks.push(io.state.ships[seat].deck[choice.position - 1]);
		else if (attackOf(io, hit)?.zone === "hand") planCard(io, seat, choice.card);
		else hit.picks.push(choice.card);
		io.push(STEWARD_PICK);
	},
	fallback(io, { seat }) {
		const { chain, ships } = io.state;
		const hit = topDeed(io);
		const { board, hand, deck } = ships[seat];
		const zone = attackOf(io, hit)?.zone;
		if (zone === "deck") return position(deck.findIndex((card) => !hit.picks.includes(card)) + 1);
		if (zone === "hand") {
			const picked = planned(io);
			return cardChoice(byValue(io, hand.filter((card) => !picked.includes(card)), "cheapest"));
		}
		const nameable = board.filter((card) => !hit.picks.includes(card) && isReachable(io, card, hit.picks) && isNameable(io, hit, card));
		const meant = chain[chain.length - 2].picks.find((card) => nameable.includes(card));
		return cardChoice(meant ?? byValue(io, nameable, "cheapest"));
	}
};
const teacherSteps = {
	"teacher.open"(io) {
		const s = io.state;
		const batch = s.batches.pop();
		if (batch === void 0) throw new Error("bottom: no batch is left");
		s.chain.push(batch);
		io.next(windowAt("teacher", 0), TEACHER_CLOSE);
	},
	"teacher.close"(io) {
		io.state.chain.pop();
	}
};
// ../bottom/src/board/zones.ts
function zones(io, visit) {
	const s = io.state;
	const all = PUBLIC | everyone(s.seats);
	for (let seat = 0; seat < s.seats; seat++) {
		const { deck, hand, water, board } = s.ships[seat];
		const seen = seenCards(io, seat);
		visit(deck.slice(0, seen), seatBit(seat));
		visit(deck.slice(seen), 0);
		visit(hand, handSeers(io, seat));
		visit(water, all);
		visit(board, all);
		if (s.packs.length > 0) visit(s.packs[seat], seatBit(seat));
	}
	visit(s.row.filter((card) => card !== -1), all);
	if (s.iceberg !== -1) visit([s.iceberg], all);
	visit(s.shopDeck, 0);
	visit(s.shopDiscard, all);
	visit(s.gone, 0);
}
// entry
const game = {
	id: "bottom",
	title: "To the Bottom",
	rulesVersion: face.rulesVersion,
	seats: {
		min: 2,
		max: 5
	},
	options,
	fits,
	edition: house1,
	editionSchema,
	chance: [
		"first",
		"shop",
		"deck",
		"hand",
		"pick",
		"draft"
	],
	setup,
	firstStep: DEAL,
	steps: {
		...setupSteps,
		...draftSteps,
		...turnSteps,
		...drawSteps,
		...betweenSteps,
		...mainSteps,
		...playSteps,
		...actionSteps,
		...captainSteps,
		...effectSteps,
		...hitSteps,
		...ownSteps,
		...putSteps,
		...windowSteps,
		...teacherSteps,
		...purseSteps,
		...settleSteps,
		...triggerSteps,
		...icebergSteps,
		...sinkSteps
	},
	asks: {
		"draft.pick": draftPick,
		before,
		"draw.between": drawBetween,
		"tycoon.order": tycoonOrder,
		"tycoon.target": tycoonTarget,
		main,
		"play.merge": playMerge,
		"play.host": playHost,
		"act.seat": actSeat,
		"act.card": actCard,
		"captain.pick": captainPick,
		"torpedo.pay": torpedoPay,
		"hand.pick": handPick,
		"own.pick": ownPick,
		"story.put": storyPut,
		"jack.follow": jackFollow,
		"react.guard": reactGuard,
		"react.bar": reactBar,
		"react.hit": reactHit,
		"react.teacher": reactTeacher,
		purse,
		"steward.pick": stewardPick,
		"flapper.pick": flapperPick,
		"steer.pick": steerPick,
		limit,
		"lifeboat.pick": lifeboatPick
	},
	outcome,
	zones,
	imagine,
	copy,
	invariants,
	pace,
	nesting,
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
