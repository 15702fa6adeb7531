// quests, rules version 3, as they were released. Never edit: games and records depend on it.
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
function pick$1(schema, mask) {
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
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
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
const parse$1 = _parse(ZodRealError);
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
		return parse$1(this, data, params, { callee: _parse });
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
		return pick$1(this, mask);
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
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
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
const ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
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
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
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
// ../kernel/src/text.ts
function say$2(speaker, { code, params = {} }) {
	const sentence = speaker.catalogue[code];
	if (sentence === void 0) return Object.keys(params).length === 0 ? `[${code}]` : `[${code} ${JSON.stringify(params)}]`;
	return fill(speaker, parse(sentence), params);
}
const parsed = new Map();
const SLOT = /\{(\w+)(?:\}|:([^{}|]+)\}|([#?]))/y;
function parse(sentence) {
	let known = parsed.get(sentence);
	if (known === void 0) parsed.set(sentence, known = read(sentence));
	return known;
}
function read(sentence) {
	let at = 0;
	const upTo = (ends) => {
		const pieces = [];
		let plain = "";
		while (at < sentence.length && !ends.includes(sentence[at])) {
			SLOT.lastIndex = at;
			const slot = SLOT.exec(sentence);
			if (slot === null) {
				plain += sentence[at++];
				continue;
			}
			at = SLOT.lastIndex;
			const [, name, kind, sign] = slot;
			const texts = [];
			if (sign !== void 0) do
				texts.push(upTo("|}"));
			while (sentence[at++] === "|");
			pieces.push(plain, {
				name,
				kind,
				sign,
				texts
			});
			plain = "";
		}
		return [...pieces, plain];
	};
	return upTo("");
}
function fill(speaker, pieces, params) {
	let text = "";
	for (const piece of pieces) text += typeof piece === "string" ? piece : fillSlot(speaker, piece, params);
	return text;
}
function fillSlot(speaker, { name, kind, sign, texts }, params) {
	const value = params[name] ?? null;
	if (sign === "?") return fill(speaker, texts[isTrue(value) ? 0 : 1] ?? [], params);
	if (value === null) return "";
	const { numbers, plurals, lists } = formatsOf(speaker.language);
	if (sign === "#") {
		const n = Number(value);
		const text = plurals.select(n) === "one" ? texts[0] : texts[1] ?? texts[0];
		return `${numbers.format(n)} ${fill(speaker, text, params)}`;
	}
	const one = (item) => {
		if (kind === "seat") return speaker.names[Number(item)] ?? speaker.catalogue[`seat.${String(item)}`] ?? `#${Number(item) + 1}`;
		if (kind !== void 0) return say$2(speaker, { code: `${kind}.${String(item)}` });
		return typeof item === "number" ? numbers.format(item) : String(item);
	};
	return typeof value === "object" ? lists.format(value.map(one)) : one(value);
}
const isTrue = (value) => typeof value === "object" && value !== null ? value.length > 0 : Boolean(value);
const formats = new Map();
function formatsOf(language) {
	let known = formats.get(language);
	if (known === void 0) {
		known = {
			numbers: new Intl.NumberFormat(language),
			plurals: new Intl.PluralRules(language),
			lists: new Intl.ListFormat(language, { type: "conjunction" })
		};
		formats.set(language, known);
	}
	return known;
}
// ../quests/src/edition/house-1.json
var house_1_default = {
	id: "house-1",
	title: "House edition 1",
	start: {
		"coins": 3,
		"ammo": 5,
		"clues": 1,
		"actions": 3,
		"source": {
			"coins": "rulebook",
			"ammo": "rulebook",
			"clues": "rulebook",
			"actions": "rulebook"
		}
	},
	goal: {
		"byTeamSize": [
			15,
			20,
			25
		],
		"coopRounds": 15,
		"source": {
			"byTeamSize": "rulebook",
			"coopRounds": "rulebook"
		}
	},
	supply: {
		"ammo": 54,
		"goods": 10,
		"source": {
			"ammo": "rulebook",
			"goods": "house"
		}
	},
	traveler: {
		"passes": 4,
		"mostBonus": 2,
		"source": {
			"passes": "rulebook",
			"mostBonus": "published"
		}
	},
	prices: {
		"ammoPerCoin": 2,
		"repair": 3,
		"sellResource": 1,
		"sellClue": 2,
		"sellQuest": 1,
		"upgrade": 3,
		"artifact": 3,
		"information": 3,
		"source": {
			"ammoPerCoin": "rulebook",
			"repair": "rulebook",
			"sellResource": "house",
			"sellClue": "house",
			"sellQuest": "house",
			"upgrade": "rulebook",
			"artifact": "rulebook",
			"information": "rulebook"
		}
	},
	combat: {
		"pipsPerDamage": 4,
		"hit": 1,
		"sunkRival": 3,
		"sunkBySea": 3,
		"source": {
			"pipsPerDamage": "rulebook",
			"hit": "rulebook",
			"sunkRival": "rulebook",
			"sunkBySea": "rulebook"
		}
	},
	island: {
		"exploreCoins": 1,
		"source": { "exploreCoins": "rulebook" }
	},
	clue: {
		"solve": 1,
		"deliver": 1,
		"source": {
			"solve": "rulebook",
			"deliver": "rulebook"
		}
	},
	hand: {
		"limit": 3,
		"equipped": 2,
		"source": {
			"limit": "rulebook",
			"equipped": "rulebook"
		}
	},
	marauder: {
		"hearts": 5,
		"cannons": 2,
		"mostCannons": 4,
		"reload": 2,
		"source": {
			"hearts": "rulebook",
			"cannons": "rulebook",
			"mostCannons": "rulebook",
			"reload": "rulebook"
		}
	},
	missions: {
		"naval": 2,
		"aid": 3,
		"research": 6,
		"source": {
			"naval": "rulebook",
			"aid": "rulebook",
			"research": "rulebook"
		}
	},
	champions: [
		{
			"id": "pewter",
			"name": "Pewter Irontail",
			"nation": "dwunny",
			"mission": "naval",
			"hearts": 3,
			"sails": [1, 2],
			"cannons": [3, 4],
			"cargo": [1, 4],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "valkyr",
			"name": "Valkyr Thunderfoot",
			"nation": "dwunny",
			"mission": "aid",
			"hearts": 5,
			"sails": [1, 2],
			"cannons": [2, 3],
			"cargo": [2, 5],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "rulebook",
				"cannons": "rulebook",
				"cargo": "rulebook"
			}
		},
		{
			"id": "kerris",
			"name": "Kerris Thornfur",
			"nation": "dwunny",
			"mission": "research",
			"hearts": 4,
			"sails": [2, 4],
			"cannons": [1, 3],
			"cargo": [2, 3],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "quaeth",
			"name": "Quaeth Surbill",
			"nation": "delve",
			"mission": "naval",
			"hearts": 4,
			"sails": [2, 2],
			"cannons": [2, 4],
			"cargo": [1, 4],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "elwing",
			"name": "Elwing Songfeather",
			"nation": "delve",
			"mission": "aid",
			"hearts": 4,
			"sails": [2, 2],
			"cannons": [1, 3],
			"cargo": [2, 5],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "phyrre",
			"name": "Phyrre Mistwing",
			"nation": "delve",
			"mission": "research",
			"hearts": 4,
			"sails": [3, 4],
			"cannons": [1, 2],
			"cargo": [1, 4],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "bozret",
			"name": "Bozret Lotusthief",
			"nation": "porc",
			"mission": "naval",
			"hearts": 5,
			"sails": [1, 2],
			"cannons": [2, 4],
			"cargo": [2, 4],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "khalgoh",
			"name": "Khalgoh Goldtusk",
			"nation": "porc",
			"mission": "aid",
			"hearts": 5,
			"sails": [1, 2],
			"cannons": [1, 3],
			"cargo": [3, 5],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		},
		{
			"id": "lyrah",
			"name": "Lyrah Lorekin",
			"nation": "porc",
			"mission": "research",
			"hearts": 4,
			"sails": [2, 4],
			"cannons": [1, 2],
			"cargo": [2, 4],
			"source": {
				"name": "rulebook",
				"mission": "rulebook",
				"hearts": "house",
				"sails": "house",
				"cannons": "house",
				"cargo": "house"
			}
		}
	],
	loot: [
		{
			"id": "gale",
			"name": "Gale Wand",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "canvas": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "ram",
			"name": "Iron Ram",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "metal": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "hide",
			"name": "Kraken-Hide Hull",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "lumber": 1 },
				"coins": 1
			},
			"source": "house"
		},
		{
			"id": "spyglass",
			"name": "Brass Spyglass",
			"copies": 1,
			"kind": "equip",
			"cost": {
				"goods": {},
				"coins": 1
			},
			"source": "house"
		},
		{
			"id": "barrel",
			"name": "Bottomless Barrel",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "lumber": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "jib",
			"name": "Cloudsilk Jib",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "canvas": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "swivel",
			"name": "Swivel Gun",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "metal": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "scales",
			"name": "Merchant's Scales",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": {},
				"coins": 2
			},
			"source": "house"
		},
		{
			"id": "lens",
			"name": "Archivist's Lens",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "gem": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "grapnel",
			"name": "Grapnel Launcher",
			"copies": 2,
			"kind": "equip",
			"cost": {
				"goods": { "lumber": 1 },
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "seedling",
			"name": "Mother Tree Seedling",
			"copies": 1,
			"kind": "equip",
			"cost": {
				"goods": {
					"lumber": 1,
					"spice": 1
				},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "figurehead",
			"name": "Gilded Figurehead",
			"copies": 1,
			"kind": "equip",
			"cost": {
				"goods": { "gem": 1 },
				"coins": 1
			},
			"source": "house"
		},
		{
			"id": "daring",
			"name": "Song of Daring",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "shell",
			"name": "Wayfarer's Shell",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "wind",
			"name": "Bottled Wind",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "keg",
			"name": "Powder Keg",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "chart",
			"name": "Torn Chart",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "purse",
			"name": "Smuggler's Purse",
			"copies": 2,
			"kind": "instant",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "tome",
			"name": "Tome of Retribution",
			"copies": 3,
			"kind": "reaction",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "mine",
			"name": "Buoy Mine",
			"copies": 2,
			"kind": "reaction",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "lantern",
			"name": "Buoy Lantern",
			"copies": 2,
			"kind": "reaction",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "repellent",
			"name": "Monster Repellent",
			"copies": 3,
			"kind": "reaction",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		},
		{
			"id": "bulwark",
			"name": "Oaken Bulwark",
			"copies": 2,
			"kind": "reaction",
			"cost": {
				"goods": {},
				"coins": 0
			},
			"source": "house"
		}
	],
	quests: [
		{
			"id": "q01",
			"name": "Sailcloth for the Fishers",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "canvas": 1 },
				"place": { "island": "amberfall" }
			},
			"reward": {
				"prosperity": 1,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q02",
			"name": "Raise the Longhouse",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "lumber": 2 },
				"place": { "island": "brindle-cay" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q03",
			"name": "The Cold Forges",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"metal": 1,
					"spice": 1,
					"lumber": 1
				},
				"place": { "island": "cinderreef" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q04",
			"name": "Eyes for the Idol",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "gem": 1 },
				"place": { "island": "duskmere" }
			},
			"reward": {
				"prosperity": 1,
				"coins": 3,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q05",
			"name": "Tents for the Exiles",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": { "canvas": 3 },
				"place": { "island": "emberroost" }
			},
			"reward": {
				"prosperity": 3,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q06",
			"name": "Fever Broth",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "spice": 2 },
				"place": { "island": "fernhollow" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 1
			},
			"source": "house"
		},
		{
			"id": "q07",
			"name": "Pepper for the Watch",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "spice": 1 },
				"place": { "island": "gullwatch" }
			},
			"reward": {
				"prosperity": 1,
				"coins": 3,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q08",
			"name": "Chain the Harbour",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": { "metal": 3 },
				"place": { "island": "hollowtide" }
			},
			"reward": {
				"prosperity": 3,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q09",
			"name": "A Bride's Train",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"canvas": 1,
					"gem": 1
				},
				"place": { "island": "ivorystrand" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q10",
			"name": "Stilts for the Fen",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "lumber": 1 },
				"place": { "island": "jadefen" }
			},
			"reward": {
				"prosperity": 1,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q11",
			"name": "The Sky Lift",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"lumber": 1,
					"canvas": 1,
					"gem": 1
				},
				"place": { "island": "kestrel-rock" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q12",
			"name": "A Thousand Lights",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "canvas": 2 },
				"place": { "island": "lanternlee" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q13",
			"name": "Ploughshares",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "metal": 1 },
				"place": { "island": "mosswick" }
			},
			"reward": {
				"prosperity": 1,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q14",
			"name": "Lenses for the Healers",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "gem": 2 },
				"place": { "island": "nettlebay" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 3,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q15",
			"name": "The Singing Vault",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"metal": 1,
					"spice": 1,
					"gem": 1
				},
				"place": { "island": "opaline" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q16",
			"name": "New Palisade",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"metal": 1,
					"lumber": 1
				},
				"place": { "island": "pinecrown" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q17",
			"name": "Ink and Vellum",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"spice": 1,
					"canvas": 1
				},
				"place": { "island": "quillpoint" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q18",
			"name": "The Fallen Tower",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": { "lumber": 3 },
				"place": { "island": "rookspire" }
			},
			"reward": {
				"prosperity": 3,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q19",
			"name": "Assayer's Order",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"metal": 1,
					"gem": 1
				},
				"place": { "trading": "coppergate" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q20",
			"name": "The Great Pier",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"lumber": 2,
					"metal": 2
				},
				"place": { "trading": "coppergate" }
			},
			"reward": {
				"prosperity": 5,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q21",
			"name": "Cask and Clove",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"spice": 1,
					"lumber": 1
				},
				"place": { "trading": "saffron-quay" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q22",
			"name": "The Envoy's Gift",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"canvas": 1,
					"gem": 1,
					"spice": 1
				},
				"place": { "trading": "saffron-quay" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q23",
			"name": "Anchors Away",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "metal": 2 },
				"place": { "trading": "silverhook" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q24",
			"name": "Crown of the Reef",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"gem": 2,
					"metal": 1
				},
				"place": { "trading": "silverhook" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q25",
			"name": "Spare Canvas",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "canvas": 2 },
				"place": "anyWorkshop"
			},
			"reward": {
				"prosperity": 1,
				"coins": 3,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q26",
			"name": "Shipwright's Debt",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"lumber": 1,
					"metal": 1
				},
				"place": "anyWorkshop"
			},
			"reward": {
				"prosperity": 2,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q27",
			"name": "Lay a New Keel",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"lumber": 1,
					"metal": 1,
					"canvas": 1
				},
				"place": "anyWorkshop"
			},
			"reward": {
				"prosperity": 3,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q28",
			"name": "Cutting Edge",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "gem": 1 },
				"place": "anyWorkshop"
			},
			"reward": {
				"prosperity": 1,
				"coins": 1,
				"ammo": 2,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q29",
			"name": "Tribute to the Elders",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": {
					"spice": 1,
					"gem": 1
				},
				"place": "ownHome"
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q30",
			"name": "Homeward Bounty",
			"hard": true,
			"goal": {
				"kind": "deliver",
				"goods": {
					"lumber": 1,
					"metal": 1,
					"canvas": 1,
					"spice": 1
				},
				"place": "ownHome"
			},
			"reward": {
				"prosperity": 5,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q31",
			"name": "Winter Stores",
			"hard": false,
			"goal": {
				"kind": "deliver",
				"goods": { "lumber": 2 },
				"place": "ownHome"
			},
			"reward": {
				"prosperity": 1,
				"coins": 3,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q32",
			"name": "Buy Back the Captives",
			"hard": false,
			"goal": {
				"kind": "pay",
				"coins": 4,
				"place": { "trading": "saffron-quay" }
			},
			"reward": {
				"prosperity": 2,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q33",
			"name": "Found a Bank",
			"hard": true,
			"goal": {
				"kind": "pay",
				"coins": 8,
				"place": { "trading": "coppergate" }
			},
			"reward": {
				"prosperity": 4,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q34",
			"name": "First Blood",
			"hard": false,
			"goal": {
				"kind": "hit",
				"damage": 1
			},
			"reward": {
				"prosperity": 1,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q35",
			"name": "Broadside",
			"hard": true,
			"goal": {
				"kind": "hit",
				"damage": 3
			},
			"reward": {
				"prosperity": 3,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q36",
			"name": "Scourge of the Seas",
			"hard": true,
			"goal": {
				"kind": "sink",
				"count": 1
			},
			"reward": {
				"prosperity": 2,
				"coins": 2,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q37",
			"name": "Beyond the Charts",
			"hard": false,
			"goal": {
				"kind": "explore",
				"count": 1
			},
			"reward": {
				"prosperity": 1,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q38",
			"name": "Survey of the Isles",
			"hard": false,
			"goal": {
				"kind": "explore",
				"count": 2
			},
			"reward": {
				"prosperity": 2,
				"coins": 0,
				"ammo": 0,
				"loot": 0,
				"clues": 1
			},
			"source": "house"
		},
		{
			"id": "q39",
			"name": "Word of Peace",
			"hard": false,
			"goal": {
				"kind": "land",
				"count": 4,
				"within": "held"
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q40",
			"name": "The Mad Courier",
			"hard": true,
			"goal": {
				"kind": "land",
				"count": 3,
				"within": "turn"
			},
			"reward": {
				"prosperity": 3,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q41",
			"name": "A Scholar's Wager",
			"hard": false,
			"goal": {
				"kind": "solve",
				"count": 1
			},
			"reward": {
				"prosperity": 1,
				"coins": 2,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q42",
			"name": "The Long Riddle",
			"hard": true,
			"goal": {
				"kind": "solve",
				"count": 3
			},
			"reward": {
				"prosperity": 3,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q43",
			"name": "Dance with the Kraken",
			"hard": false,
			"goal": {
				"kind": "pass",
				"count": 2
			},
			"reward": {
				"prosperity": 1,
				"coins": 0,
				"ammo": 0,
				"loot": 1,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q44",
			"name": "Pride of the Fleet",
			"hard": false,
			"goal": {
				"kind": "upgrade",
				"count": 2
			},
			"reward": {
				"prosperity": 2,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		},
		{
			"id": "q45",
			"name": "The Archivists' Call",
			"hard": true,
			"goal": {
				"kind": "store",
				"count": 3,
				"within": "turn"
			},
			"reward": {
				"prosperity": 3,
				"coins": 1,
				"ammo": 0,
				"loot": 0,
				"clues": 0
			},
			"source": "house"
		}
	]
};
// ../quests/src/board/hexes.ts
const LEAST = -4;
const MOST$1 = 5;
const DIRECTIONS = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1]
];
const CORNER_CELLS = [
	[0, -4],
	[5, -4],
	[5, 0],
	[0, 5],
	[-4, 5],
	[-4, 0]
];
const NOTCHES = [
	[-2, -2],
	[-2, 5],
	[5, -2]
];
const isAt = (list, q, r) => list.some((at) => at[0] === q && at[1] === r);
const Q = [];
const R = [];
for (let r = LEAST; r <= MOST$1; r++) for (let q = LEAST; q <= MOST$1; q++) {
	const s = 1 - q - r;
	if (s < LEAST || s > MOST$1 || isAt(NOTCHES, q, r)) continue;
	Q.push(q);
	R.push(r);
}
const CELLS = Q.length;
function cellAt(q, r) {
	for (let cell = 0; cell < CELLS; cell++) if (Q[cell] === q && R[cell] === r) return cell;
	return -1;
}
const CORNERS = CORNER_CELLS.map(([q, r]) => cellAt(q, r));
const isCorner = (cell) => CORNERS.includes(cell);
const CENTRE = [
	cellAt(0, 0),
	cellAt(1, 0),
	cellAt(0, 1)
];
const next = new Int8Array(CELLS * 6);
const apart = new Uint8Array(CELLS * CELLS);
for (let cell = 0; cell < CELLS; cell++) {
	for (let dir = 0; dir < 6; dir++) next[cell * 6 + dir] = cellAt(Q[cell] + DIRECTIONS[dir][0], R[cell] + DIRECTIONS[dir][1]);
	for (let other = 0; other < CELLS; other++) {
		const dq = Q[cell] - Q[other];
		const dr = R[cell] - R[other];
		apart[cell * CELLS + other] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
	}
}
const neighbour = (cell, dir) => next[cell * 6 + dir];
const hexDistance = (a, b) => apart[a * CELLS + b];
function footprint(cell, turn) {
	const b = neighbour(cell, turn);
	const c = neighbour(cell, (turn + 1) % 6);
	return b === -1 || c === -1 || isCorner(cell) || isCorner(b) || isCorner(c) ? null : [
		cell,
		b,
		c
	];
}
const TERRAINS = [
	"calm",
	"stormy",
	"treacherous",
	"impassable",
	"island",
	"trading",
	"workshop",
	"home",
	"none",
	"empty"
];
const SIGNS$1 = {
	".": 0,
	s: 1,
	t: 2,
	"#": 3,
	x: 5,
	y: 5,
	z: 5,
	w: 6,
	"-": 8,
	"?": 9
};
const MOST_CHARTS = 256;
const charts = new Map();
let last$1 = null;
function chartOf(signs) {
	if (last$1 !== null && last$1.signs === signs) return last$1;
	let chart = charts.get(signs);
	if (chart === void 0) {
		if (charts.size >= MOST_CHARTS) charts.clear();
		charts.set(signs, chart = drawChart(signs));
	}
	return last$1 = chart;
}
function drawChart(signs) {
	const terrain = new Uint8Array(CELLS);
	const cost = new Uint8Array(CELLS);
	const islandOn = new Int8Array(CELLS).fill(-1);
	const cellOf = new Int8Array(18).fill(-1);
	const trading = [
		-1,
		-1,
		-1
	];
	const workshops = [];
	const homes = [
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1
	];
	for (let cell = 0; cell < CELLS; cell++) {
		const sign = signs[cell];
		if (sign >= "A" && sign <= "R") {
			terrain[cell] = 4;
			islandOn[cell] = sign.charCodeAt(0) - 65;
			cellOf[islandOn[cell]] = cell;
		} else if (sign >= "1" && sign <= "6") {
			terrain[cell] = 7;
			homes[Number(sign)] = cell;
		} else terrain[cell] = SIGNS$1[sign];
		if (terrain[cell] === 5) trading["xyz".indexOf(sign)] = cell;
		if (terrain[cell] === 6) workshops.push(cell);
		cost[cell] = terrain[cell] === 1 ? 2 : terrain[cell] === 3 || terrain[cell] >= 8 ? 0 : 1;
	}
	const islands = [];
	for (let island = 0; island < 18; island++) if (cellOf[island] !== -1) islands.push(island);
	return {
		signs,
		terrain,
		cost,
		islandOn,
		cellOf,
		islands,
		trading,
		workshops,
		homes,
		tables: new Map()
	};
}
const isSafe = (chart, cell) => chart.terrain[cell] === 6 || chart.terrain[cell] === 7;
const isPort = (chart, cell) => chart.terrain[cell] >= 5 && chart.terrain[cell] <= 7;
const canEnter = (chart, cell, ownHome) => cell !== -1 && chart.cost[cell] !== 0 && (chart.terrain[cell] !== 7 || cell === ownHome);
function distancesFrom(chart, from, ownHome, treacherous) {
	const row = new Uint8Array(CELLS).fill(255);
	sail(chart, from, ownHome, treacherous, row, 0);
	return row;
}
function sail(chart, from, ownHome, treacherous, table, row) {
	table[row + from] = 0;
	let ring = [from];
	let second = [];
	for (let far = 0; ring.length + second.length > 0; far++) {
		const third = [];
		for (const cell of ring) {
			if (table[row + cell] !== far) continue;
			for (let dir = 0; dir < 6; dir++) {
				const to = neighbour(cell, dir);
				if (!canEnter(chart, to, ownHome)) continue;
				const step = chart.terrain[to] === 2 ? treacherous : chart.cost[to];
				if (step === 0 || far + step >= table[row + to]) continue;
				table[row + to] = far + step;
				if (step === 1) second.push(to);
				else third.push(to);
			}
		}
		ring = second;
		second = third;
	}
}
function raidDistances(chart, crossing) {
	const key = crossing ? -1 : -2;
	let table = chart.tables.get(key);
	if (table === void 0) {
		const open = (cell) => cell !== -1 && chart.terrain[cell] < 7 && (crossing || chart.terrain[cell] !== 3);
		table = new Uint8Array(CELLS * CELLS).fill(255);
		for (let from = 0; from < CELLS; from++) {
			table[from * CELLS + from] = 0;
			const ring = [from];
			for (const cell of ring) for (let dir = 0; dir < 6; dir++) {
				const to = neighbour(cell, dir);
				if (!open(to) || table[from * CELLS + to] !== 255) continue;
				table[from * CELLS + to] = table[from * CELLS + cell] + 1;
				ring.push(to);
			}
		}
		chart.tables.set(key, table);
	}
	return table;
}
// ../quests/src/board/goods.ts
const GOODS = [
	"lumber",
	"metal",
	"canvas",
	"gem",
	"spice"
];
// ../quests/src/rules/sides.ts
const teamsOf = ({ mode }, seats) => mode === "ffa" ? seats : mode === "coop" ? 1 : mode === "team2v2v2" ? 3 : 2;
const maraudersOf = ({ mode, marauders }) => marauders === "auto" ? mode === "coop" ? 3 : 0 : marauders;
// ../quests/src/edition/pieces.json
var tileTypes = {
	"1": [
		"island",
		"calm",
		"stormy"
	],
	"2": [
		"island",
		"stormy",
		"calm"
	],
	"3": [
		"island",
		"calm",
		"treacherous"
	],
	"4": [
		"island",
		"treacherous",
		"calm"
	],
	"5": [
		"island",
		"calm",
		"calm"
	],
	"6": [
		"island",
		"treacherous",
		"treacherous"
	],
	"7": [
		"workshop",
		"stormy",
		"stormy"
	]
};
var singleHexes = {
	"workshop": 3,
	"calm": 6,
	"stormy": 3,
	"treacherous": 3
};
var islands = [
	{
		"id": "amberfall",
		"name": "Amberfall",
		"letter": "A",
		"tile": "1a"
	},
	{
		"id": "brindle-cay",
		"name": "Brindle Cay",
		"letter": "B",
		"tile": "2a"
	},
	{
		"id": "cinderreef",
		"name": "Cinderreef",
		"letter": "C",
		"tile": "3a"
	},
	{
		"id": "duskmere",
		"name": "Duskmere",
		"letter": "D",
		"tile": "4a"
	},
	{
		"id": "emberroost",
		"name": "Emberroost",
		"letter": "E",
		"tile": "5a"
	},
	{
		"id": "fernhollow",
		"name": "Fernhollow",
		"letter": "F",
		"tile": "6a"
	},
	{
		"id": "gullwatch",
		"name": "Gullwatch",
		"letter": "G",
		"tile": "1b"
	},
	{
		"id": "hollowtide",
		"name": "Hollowtide",
		"letter": "H",
		"tile": "2b"
	},
	{
		"id": "ivorystrand",
		"name": "Ivorystrand",
		"letter": "I",
		"tile": "3b"
	},
	{
		"id": "jadefen",
		"name": "Jadefen",
		"letter": "J",
		"tile": "4b"
	},
	{
		"id": "kestrel-rock",
		"name": "Kestrel Rock",
		"letter": "K",
		"tile": "5b"
	},
	{
		"id": "lanternlee",
		"name": "Lanternlee",
		"letter": "L",
		"tile": "6b"
	},
	{
		"id": "mosswick",
		"name": "Mosswick",
		"letter": "M",
		"tile": "1c"
	},
	{
		"id": "nettlebay",
		"name": "Nettlebay",
		"letter": "N",
		"tile": "2c"
	},
	{
		"id": "opaline",
		"name": "Opaline",
		"letter": "O",
		"tile": "3c"
	},
	{
		"id": "pinecrown",
		"name": "Pinecrown",
		"letter": "P",
		"tile": "4c"
	},
	{
		"id": "quillpoint",
		"name": "Quillpoint",
		"letter": "Q",
		"tile": "5c"
	},
	{
		"id": "rookspire",
		"name": "Rookspire",
		"letter": "R",
		"tile": "6c"
	}
];
var tradingPorts = [
	{
		"id": "coppergate",
		"name": "Coppergate"
	},
	{
		"id": "saffron-quay",
		"name": "Saffron Quay"
	},
	{
		"id": "silverhook",
		"name": "Silverhook"
	}
];
// ../quests/src/board/pieces.ts
const ISLANDS = deepFreeze(islands);
const TRADING_PORTS = deepFreeze(tradingPorts);
const islandNumbers = new Map(ISLANDS.map(({ id }, number) => [id, number]));
const tradingNumbers = new Map(TRADING_PORTS.map(({ id }, number) => [id, number]));
const islandNumber = (id) => islandNumbers.get(id) ?? -1;
const tradingNumber = (id) => tradingNumbers.get(id) ?? -1;
const SETS = [
	"a",
	"b",
	"c"
];
const TILES = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7"
].flatMap((type) => SETS.map((set) => `${type}${set}`));
const ISLAND_TILES = TILES.filter((tile) => tile[0] !== "7");
const SINGLES = [
	"workshop",
	"calm",
	"stormy",
	"treacherous"
];
const SINGLE_COUNTS = singleHexes;
const SIGNS = {
	calm: ".",
	stormy: "s",
	treacherous: "t",
	workshop: "w",
	impassable: "#"
};
const PORT_SIGNS = "xyz";
const signOfSingle = (kind) => SIGNS[kind];
const signOfTrading = (port) => PORT_SIGNS[port];
function signsOfTile(tile, face) {
	if (face === "down") return [
		"#",
		"#",
		"#"
	];
	return tileTypes[tile[0]].map((kind) => kind === "island" ? letterOnTile(tile) : SIGNS[kind]);
}
const letterOnTile = (tile) => ISLANDS.find((island) => island.tile === tile)?.letter ?? "?";
const islandOnTile = (tile) => ISLANDS.findIndex((island) => island.tile === tile);
const DECKS = [
	"loot",
	"quests",
	"clues"
];
const GOOD_KINDS = GOODS.length;
const SOURCES = [
	"quests",
	"solved",
	"delivered",
	"hits",
	"sinkings",
	"lost"
];
const sourceIndex = (source) => SOURCES.indexOf(source);
const teams = (s) => teamsOf(s.options, s.seats);
const teamOf = (s, seat) => seat % teams(s);
const crewOf = (s, team) => s.ships.map((_, seat) => seat).filter((seat) => teamOf(s, seat) === team);
const isCoop = (s) => s.options.mode === "coop";
const marauderCount = (s) => maraudersOf(s.options);
const chart = (s) => chartOf(s.chart);
const home = (s, seat) => s.homes[teamOf(s, seat)];
const teamSize = (s) => s.seats / teams(s);
function mates(s, seat) {
	let set = 0;
	for (let other = 0; other < s.seats; other++) if (teamOf(s, other) === teamOf(s, seat)) set |= seatBit(other);
	return set;
}
const seersOf = (s, seat) => s.options.teamHands === "shared" ? mates(s, seat) : seatBit(seat);
const hidesHand = (s, seat) => s.options.reactions === "always" && seersOf(s, seat) !== everyone(s.seats);
const othersThan = (s, seats) => everyone(s.seats) & ~seats | 1 << 30;
const mightPlay = (s, seat) => s.ships[seat].loot.length > 0 && hidesHand(s, seat);
const goalOf = (io) => {
	const { goal } = io.state.options;
	return goal === "auto" ? io.edition.goal.byTeamSize[teamSize(io.state) - 1] : goal;
};
const championOf = (io, seat) => io.edition.champions[io.state.ships[seat].champion];
const heartsOf = (io, ship) => ship >= 6 ? io.edition.marauder.hearts : championOf(io, ship).hearts;
const isMarauder = (ship) => ship >= 6;
const damageOf = (s, ship) => ship >= 6 ? s.marauders[ship - 6].damage : s.ships[ship].damage;
const cellOf = (s, ship) => ship >= 6 ? s.marauders[ship - 6].cell : s.ships[ship].cell;
function placeOf(s, cell) {
	const map = chart(s);
	if (map.islandOn[cell] !== -1) return ISLANDS[map.islandOn[cell]].id;
	const market = map.trading.indexOf(cell);
	return market === -1 ? TERRAINS[map.terrain[cell]] : TRADING_PORTS[market].id;
}
const isEnemy = (s, seat, ship) => ship >= 6 ? s.marauders[ship - 6].cell !== -1 : teamOf(s, ship) !== teamOf(s, seat);
function isSinking(s, ship) {
	for (let i = 0; i < s.sinking.length; i += 2) if (s.sinking[i] === ship) return true;
	return false;
}
const shipCount = (s) => s.seats + s.marauders.length;
const shipAt = (s, k) => k < s.seats ? k : 6 + k - s.seats;
const shipName = (ship) => ship >= 6 ? `marauder:${ship - 6 + 1}` : `seat:${ship}`;
function shipNamed(name) {
	const [kind, number] = name.split(":");
	return kind === "seat" ? Number(number) : 6 + Number(number) - 1;
}
const handOf$1 = (ship, deck) => deck === 0 ? ship.loot : deck === 1 ? ship.quests : ship.clues;
const loaded = (ship) => {
	let all = 0;
	for (let good = 0; good < GOOD_KINDS; good++) all += ship.cargo[good];
	return all;
};
const goodIndex = (good) => GOODS.indexOf(good);
function remove(list, value) {
	const at = list.indexOf(value);
	for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
	if (at !== -1) list.pop();
}
// ../quests/src/words/tells.ts
const tells = {
	firstRoll: "plain",
	first: "plain",
	champion: "plain",
	revealed: "small",
	laid: "small",
	setAside: "small",
	turnedUp: "small",
	mapReady: "plain",
	tokenPlaced: "small",
	marauderPlaced: "small",
	round: "plain",
	turn: "small",
	sailed: "small",
	traveler: "plain",
	bonus: "plain",
	luck: "plain",
	passed: "small",
	failed: "plain",
	landed: "with",
	explored: "big",
	drew: "small",
	looked: "small",
	reshuffled: "with",
	discarded: "small",
	prosperity: "plain",
	called: "big",
	coins: "small",
	ammo: "small",
	goods: "small",
	finished: "big",
	solved: "big",
	delivered: "big",
	fired: "big",
	missed: "plain",
	damaged: "plain",
	rammed: "plain",
	ramDie: "plain",
	stole: "plain",
	reloaded: "small",
	sinking: "plain",
	sunk: "big",
	kept: "small",
	played: "plain",
	nation: "plain",
	equipped: "plain",
	displaced: "plain",
	mended: "plain",
	upgraded: "plain",
	spied: "plain",
	requested: "plain",
	gave: "plain",
	marauderMoved: "plain",
	marauderAttacks: "plain",
	maraudersReload: "small",
	reinforced: "plain",
	ended: "big"
};
// ../quests/src/board/cards.ts
const made = new WeakMap();
let last = null;
function cardsOf(edition) {
	if (last !== null && last.edition === edition) return last.cards;
	let cards = made.get(edition);
	if (cards === void 0) {
		const loot = [];
		const lootIds = [];
		for (const design of edition.loot) for (let copy = 1; copy <= design.copies; copy++) {
			loot.push(design);
			lootIds.push(`${design.id}-${copy}`);
		}
		cards = {
			loot,
			lootIds,
			questIds: edition.quests.map(({ id }) => id),
			clueIds: ISLANDS.map(({ id }) => `clue-${id}`)
		};
		made.set(edition, cards);
	}
	last = {
		edition,
		cards
	};
	return cards;
}
function cardId(io, deck, back) {
	const face = io.state.faces[back];
	const { lootIds, questIds, clueIds } = cardsOf(io.edition);
	return (deck === 0 ? lootIds : deck === 1 ? questIds : clueIds)[face] ?? "";
}
const lootAt = (io, back) => cardsOf(io.edition).loot[io.state.faces[back]];
const designAt = (io, back) => cardsOf(io.edition).loot[io.state.faces[back]]?.id;
function backOf(io, deck, backs, id) {
	for (let i = 0; i < backs.length; i++) if (cardId(io, deck, backs[i]) === id) return backs[i];
	throw new Error(`quests: no card '${id}' among ${backs.length}`);
}
function equippedCount(io, seat, id) {
	const { equipped } = io.state.ships[seat];
	let count = 0;
	for (let i = 0; i < equipped.length; i++) if (designAt(io, equipped[i]) === id) count++;
	return count;
}
function unusedGear(io, seat, id) {
	const { equipped, usedGear } = io.state.ships[seat];
	for (let slot = 0; slot < equipped.length; slot++) if ((usedGear & 1 << slot) === 0 && designAt(io, equipped[slot]) === id) return slot;
	return -1;
}
const useGear = (io, seat, slot) => {
	io.state.ships[seat].usedGear |= 1 << slot;
};
// ../quests/src/board/maps.ts
function signsOf(layout, teams, turnedDown = []) {
	const signs = [];
	for (let cell = 0; cell < CELLS; cell++) signs.push(isCorner(cell) ? "-" : "?");
	const put = (at, sign) => {
		const cell = cellAt(at[0], at[1]);
		if (cell !== -1) signs[cell] = sign;
	};
	for (const { tile, face, at } of layout.tiles) {
		const faces = signsOfTile(tile, turnedDown.includes(tile) ? "down" : face);
		for (let k = 0; k < at.length; k++) put(at[k], faces[k]);
	}
	for (const { kind, at } of layout.singles) put(at, signOfSingle(kind));
	for (const { id, at } of layout.tradingPorts) put(at, signOfTrading(tradingNumber(id)));
	for (const { cell, slot } of homesOf(layout, teams)) signs[cell] = String(slot);
	return signs.join("");
}
function homesOf(layout, teams) {
	return (layout.homesFor[String(teams)] ?? []).map((slot) => {
		const home = layout.homes.find((one) => one.home === slot);
		return {
			slot,
			cell: CORNERS[(home?.corner ?? slot) - 1]
		};
	});
}
const homeCells = (chart) => chart.homes.filter((cell) => cell !== -1);
const hasAccess = (chart) => firstUnreached(chart) === null;
function firstUnreached(chart) {
	for (const home of homeCells(chart)) {
		const seen = new Uint8Array(CELLS);
		const open = [home];
		seen[home] = 1;
		for (const cell of open) for (let dir = 0; dir < 6; dir++) {
			const to = neighbour(cell, dir);
			if (!canEnter(chart, to, home) || seen[to] === 1) continue;
			seen[to] = 1;
			open.push(to);
		}
		let unreached = -1;
		for (let cell = 0; cell < CELLS; cell++) if (seen[cell] === 0 && canEnter(chart, cell, home) && (unreached === -1 || chart.terrain[unreached] < 4)) unreached = cell;
		if (unreached !== -1) return {
			cell: unreached,
			home
		};
	}
	return null;
}
function touchingIslands(chart) {
	let pairs = 0;
	for (let cell = 0; cell < CELLS; cell++) {
		if (chart.terrain[cell] !== 4) continue;
		for (let dir = 0; dir < 6; dir++) {
			const to = neighbour(cell, dir);
			if (to > cell && chart.terrain[to] === 4 && !(CENTRE.includes(cell) && CENTRE.includes(to))) pairs++;
		}
	}
	return pairs;
}
function prospect(chart, home, treacherous = 2) {
	const far = distancesFrom(chart, home, home, treacherous);
	const to = (cell) => cell === -1 ? 255 : far[cell];
	const islands = chart.islands.map((island) => to(chart.cellOf[island])).sort((a, b) => a - b);
	return {
		islands,
		sum: islands.reduce((all, far) => all + far, 0),
		within5: islands.filter((far) => far <= 5).length,
		workshop: Math.min(255, ...chart.workshops.map(to)),
		trading: Math.min(255, ...chart.trading.map(to))
	};
}
function spreadOf(chart) {
	const all = homeCells(chart).map((home) => prospect(chart, home));
	const over = (pick) => {
		const values = all.map(pick);
		return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
	};
	return {
		islands: over(({ sum }) => sum),
		within5: over(({ within5 }) => within5),
		workshop: over(({ workshop }) => workshop),
		trading: over(({ trading }) => trading)
	};
}
function unfairness(chart) {
	const { islands, within5, workshop, trading } = spreadOf(chart);
	return 3 * touchingIslands(chart) + islands + 3 * workshop + 3 * trading + 2 * within5;
}
function hasDraftAccess(terrain, homes) {
	const open = (cell) => cell !== -1 && terrain[cell] !== 3 && terrain[cell] !== 7 && terrain[cell] !== 8;
	let first = -1;
	let passable = 0;
	for (let cell = 0; cell < CELLS; cell++) if (open(cell)) {
		passable++;
		if (first === -1) first = cell;
	}
	if (first === -1) return false;
	const seen = new Uint8Array(CELLS);
	const area = [first];
	seen[first] = 1;
	for (const cell of area) for (let dir = 0; dir < 6; dir++) {
		const to = neighbour(cell, dir);
		if (!open(to) || seen[to] === 1) continue;
		seen[to] = 1;
		area.push(to);
	}
	if (area.length < passable) return false;
	for (const home of homes) {
		let borders = false;
		for (let dir = 0; dir < 6; dir++) if (open(neighbour(home, dir))) borders = true;
		if (!borders) return false;
	}
	return true;
}
// ../quests/src/rules/missions.ts
function missionOf(io, seat) {
	const { mission } = championOf(io, seat);
	const s = io.state;
	const { sunk, finished, delivered } = s.ships[seat];
	let done = mission === "naval" ? sunk : delivered;
	if (mission === "aid") {
		done = 0;
		for (let i = 0; i < finished.length; i++) if (io.edition.quests[s.faces[finished[i]]].hard) done++;
	}
	return {
		mission,
		done,
		needed: io.edition.missions[mission]
	};
}
const isFulfilled = (io, seat) => {
	const { done, needed } = missionOf(io, seat);
	return done >= needed;
};
const coopGoalIsMet = (io) => io.state.options.coopGoal === "held" ? io.state.prosperity[0] >= goalOf(io) : io.state.called;
function coopIsWon(io) {
	const s = io.state;
	if (!coopGoalIsMet(io)) return false;
	for (let seat = 0; seat < s.seats; seat++) if (!isFulfilled(io, seat)) return false;
	return true;
}
// ../quests/src/board/isles.ts
const islandOf = (s, seat) => chart(s).islandOn[s.ships[seat].cell];
const isExplored = (s, island) => (s.known[s.tokens[island]] & 1 << 30) !== 0;
const tokenOf = (s, island) => s.faces[s.tokens[island]];
// ../quests/src/rules/gear.ts
const GEAR = {
	barrel: { slots: 1 },
	spyglass: { exploreCoins: 1 },
	lens: { solveCoins: 2 },
	seedling: { mends: 1 },
	hide: { spares: 1 },
	figurehead: { morePips: 1 }
};
function gear(io, seat, effect) {
	const { equipped } = io.state.ships[seat];
	let sum = 0;
	for (let i = 0; i < equipped.length; i++) {
		const id = designAt(io, equipped[i]);
		if (id !== void 0) sum += GEAR[id]?.[effect] ?? 0;
	}
	return sum;
}
const slotsOf = (io, seat) => io.state.ships[seat].slots + gear(io, seat, "slots");
const freeSlots = (io, seat) => slotsOf(io, seat) - loaded(io.state.ships[seat]);
const FREE = {
	goods: {},
	coins: 0
};
const costOfLoot = (io, id) => io.edition.loot.find((one) => one.id === id)?.cost ?? FREE;
// ../quests/src/board/tally.ts
function bits(mask) {
	let count = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
	return count;
}
const COUNTERS = {
	sink: 1,
	explore: 2,
	solve: 3,
	pass: 4,
	upgrade: 5
};
function progress(tally, slot, goal) {
	const at = slot * 10;
	switch (goal.kind) {
		case "hit": return tally[at + 0];
		case "land": return bits(tally[at + (goal.within === "turn" ? 7 : 6)]);
		case "store": return tally[at + (goal.within === "turn" ? 9 : 8)];
		case "deliver":
		case "pay": return 0;
		default: return tally[at + COUNTERS[goal.kind]];
	}
}
const needed = (goal) => goal.kind === "hit" ? goal.damage : "count" in goal ? goal.count : Infinity;
// ../quests/src/words/table.ts
const say$1 = (code, params = {}) => ({
	code,
	params
});
const spot$1 = (cell) => `(${Q[cell]}, ${R[cell]})`;
function rewardOf(io, id) {
	const quest = io.edition.quests.find((one) => one.id === id);
	return quest === void 0 ? {} : { ...quest.reward };
}
const taskOf = (io, mission) => ({
	naval: 0,
	aid: 0,
	research: 0,
	mission,
	[mission]: io.edition.missions[mission]
});
function describe(io, me) {
	const s = io.state;
	const sections = [describeRound(io)];
	if (s.chart !== "") sections.push(describeMap(io));
	if (s.pools.length > 0) sections.push(describeIslands(io), describePorts(io));
	for (let k = 0; k < s.seats; k++) sections.push(describeShip(io, ((me ?? 0) + k) % s.seats));
	if (s.marauders.length > 0) sections.push(describeMarauders(io));
	return sections;
}
function describeRound(io) {
	const s = io.state;
	const lines = [];
	for (let team = 0; team < teams(s); team++) lines.push(say$1("table.team", {
		seats: crewOf(s, team),
		prosperity: s.prosperity[team]
	}));
	if (s.round === 0) return {
		title: say$1("table.setUp"),
		lines
	};
	lines.unshift(say$1("table.turn", {
		seat: s.active,
		actions: s.actions,
		voyage: s.voyage,
		points: s.points,
		free: s.free
	}));
	if (isCoop(s)) lines.push(say$1("table.coop", {
		goal: goalOf(io),
		reached: coopGoalIsMet(io),
		rounds: io.edition.goal.coopRounds
	}));
	else if (s.called) lines.push(say$1("table.called"));
	const counts = {
		loot: s.decks[0].length,
		quests: s.decks[1].length,
		clues: s.decks[2].length
	};
	const piles = {
		lootPile: s.piles[0].length,
		questsPile: s.piles[1].length,
		cluesPile: s.piles[2].length
	};
	lines.push(say$1("table.decks", {
		...counts,
		...piles
	}));
	if (s.options.finiteSupplies) lines.push(say$1("table.supply", {
		...Object.fromEntries(GOODS.map((good, i) => [good, s.goods[i]])),
		ammo: s.ammo
	}));
	return {
		title: say$1("table.title", {
			round: s.round,
			goal: goalOf(io)
		}),
		lines
	};
}
function describeMap(io) {
	const s = io.state;
	const lines = [];
	for (let r = -4; r <= 5; r++) {
		let row = "";
		for (let x = -8; x <= 11; x++) {
			let sign = " ";
			for (let cell = 0; cell < CELLS; cell++) if (R[cell] === r && 2 * Q[cell] + r === x) sign = s.chart[cell];
			row += "xyz".includes(sign) ? "$" : sign;
		}
		lines.push(say$1("table.row", { row }));
	}
	lines.push(say$1("table.legend"));
	const { terrain } = chartOf(s.chart);
	if ((s.options.removeTiles.length > 0 || s.options.map !== "layout") && !terrain.includes(9)) lines.push(say$1("table.spread", { ...spreadOf(chart(s)) }));
	return {
		title: say$1("table.map"),
		lines
	};
}
function describeIslands(io) {
	const s = io.state;
	const map = chart(s);
	const lines = map.islands.map((island) => {
		const good = s.tokens[island] === -1 ? void 0 : GOODS[tokenOf(s, island)];
		const { id, letter } = ISLANDS[island];
		const seen = good !== void 0 && !isExplored(s, island);
		return say$1("table.island", {
			letter,
			island: id,
			at: spot$1(map.cellOf[island]),
			good: good ?? null,
			seen
		});
	});
	return {
		title: say$1("table.islands"),
		lines
	};
}
function describePorts(io) {
	const s = io.state;
	const map = chart(s);
	const lines = [];
	for (const [n, cell] of map.trading.entries()) if (cell !== -1) lines.push(say$1("table.tradingPort", {
		port: TRADING_PORTS[n].id,
		at: spot$1(cell)
	}));
	for (const cell of map.workshops) lines.push(say$1("table.workshop", { at: spot$1(cell) }));
	for (let team = 0; team < teams(s); team++) if (s.homes[team] !== -1) lines.push(say$1("table.home", {
		seats: crewOf(s, team),
		at: spot$1(s.homes[team])
	}));
	return {
		title: say$1("table.ports"),
		lines
	};
}
function describeShip(io, seat) {
	const s = io.state;
	const ship = s.ships[seat];
	if (ship.champion === -1) return {
		title: say$1("table.ship", {
			seat,
			champion: null
		}),
		lines: []
	};
	const one = championOf(io, seat);
	const title = say$1("table.ship", {
		seat,
		champion: one.id,
		nation: one.nation
	});
	if (s.round === 0) return {
		title,
		lines: [say$1("table.abilities", {
			champion: one.id,
			nation: one.nation
		})]
	};
	const hearts = heartsOf(io, seat);
	const cargo = GOODS.flatMap((good, i) => Array.from({ length: ship.cargo[i] }, () => good));
	const lines = [
		say$1("table.abilities", {
			champion: one.id,
			nation: one.nation
		}),
		say$1("table.place", {
			place: placeOf(s, ship.cell),
			at: spot$1(ship.cell)
		}),
		say$1("table.hull", {
			left: hearts - ship.damage,
			hearts,
			readySails: ship.readySails,
			sails: ship.sails,
			mostSails: one.sails[1],
			readyCannons: ship.readyCannons,
			cannons: ship.cannons,
			mostCannons: one.cannons[1]
		}),
		say$1("table.hold", {
			loaded: loaded(ship),
			slots: slotsOf(io, seat),
			mostSlots: one.cargo[1],
			cargo,
			coins: ship.coins,
			ammo: ship.ammo,
			bonus: ship.bonus
		}),
		say$1("table.hand", {
			loot: ship.loot.length,
			quests: ship.quests.length,
			clues: ship.clues.length
		}),
		...describeCards(io, ship)
	];
	if (isCoop(s)) lines.push(say$1("table.mission", {
		...missionOf(io, seat),
		...taskOf(io, one.mission)
	}));
	return {
		title,
		lines
	};
}
function describeCards(io, ship) {
	const s = io.state;
	const lines = [];
	for (const back of ship.equipped) lines.push(say$1("table.equipped", { card: designAt(io, back) ?? "" }));
	for (const back of ship.loot) if (s.faces[back] >= 0) lines.push(say$1("table.loot", { card: designAt(io, back) ?? "" }));
	for (const [slot, back] of ship.quests.entries()) if (s.faces[back] >= 0) lines.push(describeQuest(io, ship, slot));
	for (const back of ship.clues) if (s.faces[back] >= 0) lines.push(say$1("table.clue", { card: cardId(io, 2, back) }));
	if (ship.solved.length > 0) lines.push(say$1("table.solved", { clues: ship.solved.map((back) => cardId(io, 2, back)) }));
	if (ship.finished.length > 0) lines.push(say$1("table.finished", { quests: ship.finished.map((back) => cardId(io, 1, back)) }));
	if (ship.delivered > 0) lines.push(say$1("table.delivered", { n: ship.delivered }));
	return lines;
}
function describeQuest(io, ship, slot) {
	const quest = io.edition.quests[io.state.faces[ship.quests[slot]]];
	return questText(quest, progress(ship.tally, slot, quest.goal));
}
function questText({ id, hard, goal, reward }, done) {
	const params = {
		card: id,
		hard,
		...reward,
		count: needed(goal),
		done,
		...goalParams(goal)
	};
	return say$1("within" in goal && goal.within === "turn" ? `goal.${goal.kind}Turn` : `goal.${goal.kind}`, params);
}
function goalParams(goal) {
	if (goal.kind !== "deliver" && goal.kind !== "pay") return {};
	const { place } = goal;
	const where = typeof place === "string" ? place : "island" in place ? place.island : place.trading;
	if (goal.kind === "pay") return {
		coinsDue: goal.coins,
		place: where
	};
	return {
		goods: GOODS.flatMap((good) => Array.from({ length: goal.goods[good] ?? 0 }, () => good)),
		place: where
	};
}
function describeMarauders(io) {
	const s = io.state;
	const { hearts } = io.edition.marauder;
	const lines = s.marauders.map(({ cell, damage, cannons, ready, barred }, n) => cell === -1 ? say$1("table.marauderSunk", { n: n + 1 }) : say$1("table.marauder", {
		n: n + 1,
		place: placeOf(s, cell),
		at: spot$1(cell),
		left: hearts - damage,
		hearts,
		ready,
		cannons,
		barred
	}));
	return {
		title: say$1("table.marauders"),
		lines
	};
}
// ../quests/src/words/cites.ts
const RULES = {
	firstRoll: "QC-1.4",
	first: "QC-1.4",
	champion: "QC-1.8",
	revealed: "QC-17.4",
	laid: "QC-17.5",
	setAside: "QC-17.8",
	turnedUp: "QC-17.16",
	mapReady: "QC-17.9",
	tokenPlaced: "QC-17.2",
	marauderPlaced: "QC-16.2",
	round: "QC-2.1",
	turn: "QC-2.2",
	sailed: "QC-3.4",
	traveler: "QC-3.12",
	bonus: "QC-3.13",
	luck: "QC-13.2",
	passed: "QC-3.14",
	failed: "QC-3.15",
	landed: "QC-4.2",
	explored: "QC-4.4",
	looked: "QC-13.8",
	prosperity: "QC-2.8",
	called: "QC-14.1",
	ammo: "QC-9.3",
	finished: "QC-5.4",
	solved: "QC-6.3",
	delivered: "QC-6.5",
	fired: "QC-7.3",
	missed: "QC-7.5",
	damaged: "QC-8.1",
	rammed: "QC-12.16",
	ramDie: "QC-12.16",
	stole: "QC-13.11",
	reloaded: "QC-13.7",
	sinking: "QC-8.3",
	sunk: "QC-8.1",
	kept: "QC-8.7",
	played: "QC-12.4",
	nation: "QC-13.1",
	equipped: "QC-12.1",
	displaced: "QC-3.22",
	mended: "QC-9.4",
	upgraded: "QC-9.6",
	requested: "QC-10.1",
	gave: "QC-10.1",
	ended: "QC-14.2"
};
const cites = ({ type, rule }) => typeof rule === "string" ? rule : RULES[type];
// ../quests/src/rules/damage.ts
const pipsPerDamage = (io, target) => io.edition.combat.pipsPerDamage + (isMarauder(target) ? 0 : gear(io, target, "morePips"));
function damageNow(io, target) {
	const s = io.state;
	let pips = 0;
	for (let i = 0; i < s.dice.length; i++) pips += s.dice[i];
	return Math.max(0, Math.floor(pips / pipsPerDamage(io, target)) - 2 * s.shields);
}
// ../quests/src/rules/upgrades.ts
const PARTS = [
	"sail",
	"cannon",
	"cargo"
];
const UPGRADE_GOODS = {
	sail: "canvas",
	cannon: "metal",
	cargo: "lumber"
};
function isBelowMaximum(io, seat, part) {
	const ship = io.state.ships[seat];
	const { sails, cannons, cargo } = championOf(io, seat);
	return part === "sail" ? ship.sails < sails[1] : part === "cannon" ? ship.cannons < cannons[1] : ship.slots < cargo[1];
}
// ../quests/src/words/text.ts
const say = (code, params = {}) => ({
	code,
	params
});
const shipIn = (as, ship) => ship >= 6 ? {
	[as]: 0,
	[`${as}Marauder`]: ship - 6 + 1
} : {
	[as]: ship,
	[`${as}Marauder`]: 0
};
const thing = (id) => id.replace(/-\d+$/, "");
function prompt(io, ask) {
	const s = io.state;
	const { seat, kind } = ask;
	switch (kind) {
		case "turn": return say("ask.turn", {
			round: s.round,
			actions: s.actions
		});
		case "voyage": return say("ask.voyage", {
			round: s.round,
			points: s.points,
			free: s.free
		});
		case "traveler": return say("ask.traveler", { result: s.die + s.added });
		case "luck": return say("ask.luck", { dice: s.dice });
		case "gather": return say("ask.gather", { good: GOODS[tokenOf(s, islandOf(s, seat))] });
		case "guns": return say("ask.guns", shipIn("target", ask.target));
		case "steal": return say("ask.steal", { target: ask.target });
		case "react.enter":
		case "react.attack": return say(`ask.${kind}`, {
			...shipIn("about", ask.about),
			damage: damageNow(io, seat)
		});
		case "give": return say("ask.give", { to: ask.to });
		case "limit": return say("ask.limit", { deck: DECKS[ask.deck] });
		case "draft.face":
		case "draft.spot":
		case "draft.turn": return say(`ask.${kind}`, { piece: s.draft?.piece ?? "" });
		default: return say(`ask.${kind}`);
	}
}
const giftIn = (what, n) => ({
	what: thing(what),
	n,
	coins: what === "coin" ? n : 0
});
function choice(io, ask, chosen) {
	const c = chosen;
	if (typeof c.do === "string") return deedText(io, ask.seat, c.do, c);
	switch (ask.kind) {
		case "champion": return championText(io, String(c.champion));
		case "draft.face": return say(`choice.face.${String(c.face)}`);
		case "draft.spot": return say("choice.spot", { at: `(${String(c.at)})` });
		case "draft.turn": return say("choice.turnTile", { direction: Number(c.turn) });
		case "draft.token": return say("choice.token", {
			token: String(c.token),
			island: String(c.island)
		});
		case "voyage": return stepText(io, c);
		case "gather": return say("choice.take", {
			n: Number(c.take),
			drop: c.drop
		});
		case "guns": return say("choice.fire", {
			cannons: Number(c.cannons),
			swivel: Number(c.swivel ?? 0)
		});
		case "bounty": return say("choice.bundle", { take: c.take });
		case "swap": return say("choice.swap", {
			pay: c.pay,
			take: String(c.take)
		});
		case "keep":
		case "pick": return say("choice.keep", { card: thing(String(c.keep)) });
		case "spill": return say("choice.drop", { good: String(c.drop) });
		case "limit": return say("choice.discard", { card: thing(String(c.discard)) });
		case "give": return c.done === true ? say("choice.done") : say("choice.handOver", giftIn(String(c.give), Number(c.n ?? 0)));
		default: return answerText(io, ask, c);
	}
}
function answerText(io, ask, c) {
	const s = io.state;
	if (c.pass === true) return say("choice.pass");
	if (c.accept === true) return say("choice.accept");
	if (c.bonus !== void 0) return say("choice.bonus", {
		bonus: Number(c.bonus),
		result: s.die + s.added + Number(c.bonus)
	});
	if (c.luck !== void 0) return say("choice.luckRoll", { card: thing(String(c.luck)) });
	if (c.die !== void 0) return say("choice.luckDie", {
		face: s.dice[Number(c.die)],
		card: thing(String(c.discard))
	});
	if (ask.kind === "steal") return say("choice.steal", { what: String(c.take) });
	const target = c.target === void 0 ? -1 : shipNamed(String(c.target));
	return say("choice.play", {
		card: thing(String(c.play)),
		...shipIn("target", target),
		target: target !== -1,
		who: target
	});
}
function championText(io, id) {
	const one = io.edition.champions.find((champion) => champion.id === id) ?? io.edition.champions[0];
	const range = ([start, most]) => `${start}/${most}`;
	return say("choice.champion", {
		champion: one.id,
		nation: one.nation,
		hearts: one.hearts,
		sails: range(one.sails),
		cannons: range(one.cannons),
		cargo: range(one.cargo),
		coop: isCoop(io.state),
		...taskOf(io, one.mission)
	});
}
function stepText(io, c) {
	const [q, r] = c.to;
	const cell = cellAt(q, r);
	return say("choice.to", {
		place: placeOf(io.state, cell),
		at: spot$1(cell),
		sails: Number(c.sails),
		roll: chart(io.state).terrain[cell] === 2
	});
}
function deedText(io, seat, deed, c) {
	const { prices } = io.edition;
	const card = thing(String(c.card ?? c.discard ?? ""));
	switch (deed) {
		case "mobility":
		case "bounty": return say(`choice.${deed}`, { card });
		case "play": return say("choice.play", {
			card,
			target: false
		});
		case "gale": return say("choice.gale", {
			steps: Number(c.steps),
			direction: Number(c.dir)
		});
		case "gather": return gatherText(io, seat);
		case "solve": return say(`choice.solve.${String(c.take)}`, {
			clue: String(c.clue),
			spend: String(c.spend)
		});
		case "attack":
		case "ram":
		case "grapnel": return say(`choice.${deed}`, shipIn("target", shipNamed(String(c.target))));
		case "quest": return say("choice.quest", {
			card,
			...rewardOf(io, String(c.card))
		});
		case "deliver": return say("choice.deliver", { clue: String(c.clue) });
		case "ammo": return say("choice.ammo", { n: prices.ammoPerCoin });
		case "repair": return say("choice.repair", { price: prices.repair });
		case "sell": return say("choice.sell", {
			what: String(c.what),
			price: sellPrice(io, String(c.what)) + (c.scales === true ? 2 : 0)
		});
		case "upgrade": return say(`choice.upgrade.${String(c.part)}`, {
			price: prices.upgrade,
			good: UPGRADE_GOODS[c.part]
		});
		case "artifact":
		case "information": return say(`choice.${deed}`, { price: prices[deed] });
		case "equip": {
			const { goods, coins } = costOfLoot(io, card);
			return say("choice.equip", {
				card,
				goods: GOODS.filter((good) => (goods[good] ?? 0) > 0),
				coins,
				out: c.out === void 0 ? null : thing(String(c.out))
			});
		}
		case "mend": return say("choice.mend", {
			who: shipNamed(String(c.ship)),
			pay: String(c.pay)
		});
		case "caravan": return say("choice.caravan", {
			pay: String(c.pay),
			take: String(c.take)
		});
		case "spy": return say("choice.spy", { island: String(c.island) });
		case "give": return say("choice.give", {
			to: shipNamed(String(c.to)),
			...giftIn(String(c.what), Number(c.n ?? 0))
		});
		case "ask": return say("choice.ask", { from: shipNamed(String(c.from)) });
		default: return say(`choice.${deed}`, { seat });
	}
}
function gatherText(io, seat) {
	const { cargo } = io.state.ships[seat];
	const island = islandOf(io.state, seat);
	const good = island === -1 ? -1 : tokenOf(io.state, island);
	const full = freeSlots(io, seat) === 0;
	if (full && good >= 0 && cargo[good] === slotsOf(io, seat)) return say("choice.gather.nothing", { good: GOODS[good] });
	return say("choice.gather", {
		good: GOODS[good] ?? null,
		full
	});
}
function sellPrice(io, what) {
	const { sellResource, sellClue, sellQuest } = io.edition.prices;
	return what.startsWith("clue-") ? sellClue : GOODS.includes(what) ? sellResource : sellQuest;
}
const BY_FIELD = {
	drew: "deck",
	laid: "face",
	upgraded: "part",
	ended: "why"
};
function event(told) {
	const { type, ...rest } = told;
	const params = { ...rest };
	for (const ship of ["ship", "target"]) if (typeof params[ship] === "number") Object.assign(params, shipIn(ship, params[ship]));
	if (typeof params.what === "string") params.what = thing(params.what);
	if (typeof params.gained === "number") params.more = params.gained > 0;
	if (type === "gave") Object.assign(params, {
		count: Number(params.n) > 1 || params.what === "ammo",
		...giftIn(String(params.what), Number(params.n))
	});
	const field = BY_FIELD[type];
	let code = field === void 0 ? `event.${type}` : `event.${type}.${String(params[field])}`;
	if (type === "drew" && params.what !== void 0) code = "event.drewSeen";
	if (type === "stole" && params.what === "coin") code = "event.stole.coin";
	return {
		code,
		params
	};
}
const speech = {
	prompt,
	choice,
	describe,
	event,
	cites
};
// ../quests/src/rules/outcome.ts
const coinsOfTeam = (io, team) => {
	let coins = 0;
	for (let seat = 0; seat < io.state.seats; seat++) if (teamOf(io.state, seat) === team) coins += io.state.ships[seat].coins;
	return coins;
};
function partsOf(io, seat) {
	const s = io.state;
	const parts = {};
	for (let i = 0; i < SOURCES.length; i++) parts[SOURCES[i]] = s.gained[teamOf(s, seat) * SOURCES.length + i];
	return parts;
}
function outcome(io) {
	const s = io.state;
	const coins = Array.from({ length: teams(s) }, (_, team) => coinsOfTeam(io, team));
	const rankOf = (team) => {
		if (isCoop(s)) return s.ended === "won" ? 1 : 2;
		let rank = 1;
		for (let other = 0; other < teams(s); other++) if (s.prosperity[other] > s.prosperity[team] || s.prosperity[other] === s.prosperity[team] && coins[other] > coins[team]) rank++;
		return rank;
	};
	const standings = [];
	for (let seat = 0; seat < s.seats; seat++) {
		const team = teamOf(s, seat);
		standings.push({
			seat,
			rank: rankOf(team),
			score: s.prosperity[team],
			parts: partsOf(io, seat)
		});
	}
	standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
	const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
	return {
		why: `ended.${s.ended}`,
		standings,
		winners
	};
}
// ../quests/src/rules/raids.ts
const REINFORCED_ROUNDS = [5, 10];
const canFire = ({ ready, barred }) => ready > 0 && !barred;
function wouldCome(s, marauder, cell) {
	const { cell: at, cannons } = s.marauders[marauder];
	if (at === -1 || !(s.options.maraudersChase || canFire(s.marauders[marauder]))) return false;
	const map = chart(s);
	return !isSafe(map, cell) && raidDistances(map, s.options.maraudersCross)[at * CELLS + cell] <= cannons;
}
// ../quests/src/face.ts
const face = {
	id: "quests",
	title: "Quests & Cannons",
	rulesVersion: 3,
	edition: house_1_default,
	words: {
		...speech,
		catalogues: {}
	},
	tells,
	score: (io, seat) => io.state.prosperity[teamOf(io.state, seat)]
};
// ../quests/src/bots/advice.ts
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
// ../quests/src/rules/supplies.ts
function gainProsperity(io, seat, amount, source) {
	if (amount === 0) return;
	const s = io.state;
	const team = teamOf(s, seat);
	const gained = Math.max(amount, -s.prosperity[team]);
	s.prosperity[team] += gained;
	s.gained[team * SOURCES.length + sourceIndex(source)] += gained;
	io.emit?.({
		type: "prosperity",
		seat,
		team,
		gained,
		total: s.prosperity[team],
		source
	});
	if (s.called || s.prosperity[team] < goalOf(io)) return;
	s.called = true;
	io.emit?.({
		type: "called",
		seat,
		team,
		total: s.prosperity[team],
		goal: goalOf(io),
		coop: s.options.mode === "coop"
	});
}
function gainCoins(io, seat, amount) {
	if (amount === 0) return;
	io.state.ships[seat].coins += amount;
	io.emit?.({
		type: "coins",
		seat,
		gained: amount,
		total: io.state.ships[seat].coins
	});
}
function gainAmmo(io, seat, amount) {
	const s = io.state;
	const gained = Math.min(amount, s.ammo);
	if (gained === 0) return;
	s.ammo -= gained;
	s.ships[seat].ammo += gained;
	io.emit?.({
		type: "ammo",
		seat,
		gained,
		total: s.ships[seat].ammo
	});
}
function spendAmmo(io, seat, amount) {
	io.state.ships[seat].ammo -= amount;
	io.state.ammo += amount;
}
function takeGoods(io, seat, good, amount) {
	if (amount === 0) return;
	io.state.goods[good] -= amount;
	io.state.ships[seat].cargo[good] += amount;
	io.emit?.({
		type: "goods",
		seat,
		good: GOODS[good],
		gained: amount
	});
}
function returnGoods(io, seat, good, amount) {
	if (amount === 0) return;
	io.state.goods[good] += amount;
	io.state.ships[seat].cargo[good] -= amount;
	io.emit?.({
		type: "goods",
		seat,
		good: GOODS[good],
		gained: -amount
	});
}
const ONE_OF = GOODS.map((_, good) => 8 ** good);
const countIn = (bundle, good) => bundle >> 3 * good & 7;
function listOf(bundle) {
	const list = [];
	for (let good = 0; good < GOOD_KINDS; good++) for (let k = countIn(bundle, good); k > 0; k--) list.push(GOODS[good]);
	return list;
}
function returnBundle(io, seat, bundle) {
	for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, countIn(bundle, good));
}
function bundleOf(names) {
	let bundle = 0;
	for (const name of names) bundle += ONE_OF[GOODS.indexOf(name)];
	return bundle;
}
function bundles(from, size, found) {
	return gather$1(from, size, 0, 0, found, 0);
}
function gather$1(from, left, good, bundle, found, count) {
	if (left === 0) {
		found[count] = bundle;
		return count + 1;
	}
	if (good === GOOD_KINDS) return count;
	for (let take = Math.min(left, from[good]); take >= 0; take--) count = gather$1(from, left - take, good + 1, bundle + take * ONE_OF[good], found, count);
	return count;
}
// ../quests/src/rules/decks.ts
function refill(io, deck) {
	const s = io.state;
	if (s.decks[deck].length > 0 || s.piles[deck].length === 0) return;
	io.shuffle(s.piles[deck], DECKS[deck]);
	const empty = s.decks[deck];
	s.decks[deck] = s.piles[deck];
	s.piles[deck] = empty;
	io.emit?.({
		type: "reshuffled",
		deck: DECKS[deck],
		count: s.decks[deck].length
	});
}
const hasCards = (s, deck) => s.decks[deck].length + s.piles[deck].length > 0;
function drawTop(io, deck) {
	refill(io, deck);
	return io.state.decks[deck].pop() ?? -1;
}
function intoHand(io, seat, deck, back) {
	const s = io.state;
	const ship = s.ships[seat];
	const seers = seersOf(s, seat);
	io.show(back, seers);
	handOf$1(ship, deck).push(back);
	if (deck === 1) for (let i = 0; i < 10; i++) ship.tally.push(0);
	if (io.emit === void 0) return;
	io.emit({
		type: "drew",
		seat,
		deck: DECKS[deck],
		card: back,
		what: cardId(io, deck, back),
		only: seers
	});
	io.emit({
		type: "drew",
		seat,
		deck: DECKS[deck],
		card: back,
		only: othersThan(s, seers)
	});
}
function draw(io, seat, deck) {
	const back = drawTop(io, deck);
	if (back !== -1) intoHand(io, seat, deck, back);
}
function outOfHand(io, seat, deck, back) {
	const ship = io.state.ships[seat];
	if (deck === 1) {
		const { tally } = ship;
		const at = ship.quests.indexOf(back) * 10;
		for (let i = at + 10; i < tally.length; i++) tally[i - 10] = tally[i];
		for (let i = 0; i < 10; i++) tally.pop();
	}
	remove(handOf$1(ship, deck), back);
}
function toPile(io, deck, back) {
	io.reveal(back);
	io.state.piles[deck].push(back);
}
function discard(io, seat, deck, back) {
	outOfHand(io, seat, deck, back);
	toPile(io, deck, back);
	io.emit?.({
		type: "discarded",
		seat,
		deck: DECKS[deck],
		card: back,
		what: cardId(io, deck, back)
	});
}
const pickAsk = mint((seat, deck) => ({
	kind: "pick",
	seat,
	deck
}));
const keepCard = mint((keep) => ({ keep }));
function drawOrPick(io, seat, deck) {
	const s = io.state;
	if (s.active !== seat || ability(io, seat).looksAtTwo !== deck) return draw(io, seat, deck);
	refill(io, deck);
	if (s.decks[deck].length === 1 && s.piles[deck].length > 0) {
		io.shuffle(s.piles[deck], DECKS[deck]);
		const under = s.piles[deck];
		s.piles[deck] = [];
		under.push(s.decks[deck][0]);
		s.decks[deck] = under;
		io.emit?.({
			type: "reshuffled",
			deck: DECKS[deck],
			count: under.length
		});
	}
	const cards = s.decks[deck];
	if (cards.length < 2) return draw(io, seat, deck);
	io.show(cards[cards.length - 1], seersOf(s, seat));
	io.show(cards[cards.length - 2], seersOf(s, seat));
	io.emit?.({
		type: "looked",
		seat,
		deck: DECKS[deck],
		cards: cards.slice(-2)
	});
	io.ask(pickAsk(seat, deck));
}
const pick = {
	rule: "QC-13.8",
	offer(io, { deck }, to) {
		const cards = io.state.decks[deck];
		to.offer(keepCard(cardId(io, deck, cards[cards.length - 1])));
		to.offer(keepCard(cardId(io, deck, cards[cards.length - 2])));
	},
	answer(io, { seat, deck }, { keep }) {
		const s = io.state;
		const cards = s.decks[deck];
		const two = cards.slice(-2);
		const kept = io.exit(two, backOf(io, deck, two, keep), seersOf(s, seat), "hands");
		cards.pop();
		cards.pop();
		cards.unshift(two[0] === kept ? two[1] : two[0]);
		intoHand(io, seat, deck, kept);
	},
	fallback(io, { deck }) {
		const cards = io.state.decks[deck];
		return keepCard(cardId(io, deck, cards[cards.length - 1]));
	}
};
// ../quests/src/rules/champions.ts
const ABILITIES = {
	pewter: { reloads: 1 },
	valkyr: { mends: true },
	kerris: { looksAtTwo: 2 },
	quaeth: { range: 1 },
	elwing: { looksAtTwo: 1 },
	phyrre: { takesBoth: true },
	bozret: { steals: true },
	khalgoh: { swaps: true },
	lyrah: { deliversAtMarkets: true }
};
const ability = (io, seat) => ABILITIES[championOf(io, seat).id];
const uniqueUnused = (io, seat) => (io.state.ships[seat].used & 2) === 0;
const useUnique = (io, seat) => {
	io.state.ships[seat].used |= 2;
};
function canUseNation(io, seat, nation) {
	const s = io.state;
	const ship = s.ships[seat];
	return s.active === seat && ship.loot.length > 0 && (ship.used & 1) === 0 && championOf(io, seat).nation === nation;
}
function spendOnNation(io, seat, card) {
	const ship = io.state.ships[seat];
	ship.used |= 1;
	io.emit?.({
		type: "nation",
		seat,
		nation: championOf(io, seat).nation,
		what: card
	});
	discard(io, seat, 0, backOf(io, 0, ship.loot, card));
}
const nationUsed = reason("QC-13.1", "refuse.nationUsed");
const MOBILITY = 2;
const mobilityChoice = mint((card) => ({
	do: "mobility",
	discard: card
}));
const bountyChoice = mint((card) => ({
	do: "bounty",
	discard: card
}));
function offerMobility(io, seat, to) {
	if (championOf(io, seat).nation !== "delve") return;
	const unmet = canUseNation(io, seat, "delve") ? null : nationUsed;
	if (unmet !== null && to.refused === null) return;
	const { loot } = io.state.ships[seat];
	for (let i = 0; i < loot.length; i++) to.offer(mobilityChoice(cardId(io, 0, loot[i])), unmet);
}
function useMobility(io, seat, { discard: card }) {
	spendOnNation(io, seat, card);
	return MOBILITY;
}
const noFreeSlot = reason("QC-13.4", "refuse.noFreeSlot");
function offerBounty(io, seat, to) {
	if (championOf(io, seat).nation !== "porc") return;
	const unmet = !canUseNation(io, seat, "porc") ? nationUsed : freeSlots(io, seat) === 0 || !anyInSupply(io) ? noFreeSlot : null;
	if (unmet !== null && to.refused === null) return;
	const { loot } = io.state.ships[seat];
	for (let i = 0; i < loot.length; i++) to.offer(bountyChoice(cardId(io, 0, loot[i])), unmet);
}
const anyInSupply = (io) => {
	for (let good = 0; good < GOOD_KINDS; good++) if (io.state.goods[good] > 0) return true;
	return false;
};
const bountyAsk = mint((seat) => ({
	kind: "bounty",
	seat
}));
const takeBundle = mint((bundle) => ({ take: listOf(bundle) }));
const found$1 = [];
const bounty = {
	rule: "QC-13.4",
	offer(io, { seat }, to) {
		const most = Math.min(2, freeSlots(io, seat));
		for (let size = 1; size <= most; size++) {
			const count = bundles(io.state.goods, size, found$1);
			for (let i = 0; i < count; i++) to.offer(takeBundle(found$1[i]));
		}
	},
	answer(io, { seat }, { take }) {
		const bundle = bundleOf(take);
		for (let good = 0; good < GOOD_KINDS; good++) takeGoods(io, seat, good, countIn(bundle, good));
	},
	fallback(io) {
		return takeBundle(ONE_OF[io.state.goods.findIndex((left) => left > 0)]);
	}
};
const MEND_PRICES = ["gem", "lumber"];
const mendChoice = mint((pay, ship) => ({
	do: "mend",
	pay,
	ship
}));
const caravanChoice = mint((pay, take) => ({
	do: "caravan",
	pay,
	take
}));
const onceATurn = reason("QC-13.5", "refuse.onceATurn");
const noDamage$1 = reason("QC-13.6", "refuse.noDamage");
const lacksGood = reason("QC-13.5", "refuse.lacksGood", (_io, _ask, choice) => ({ good: choice.pay }));
const noneInSupply$1 = reason("QC-11.7", "refuse.noneInSupply", (_io, _ask, choice) => ({ good: choice.take }));
const onlyInPort = reason("QC-13.12", "refuse.onlyInPort");
function offerMend(io, seat, to) {
	const s = io.state;
	const once = uniqueUnused(io, seat) ? null : onceATurn;
	if (once !== null && to.refused === null) return;
	const { cell, cargo } = s.ships[seat];
	for (let mate = 0; mate < s.seats; mate++) {
		if (s.ships[mate].cell !== cell || teamOf(s, mate) !== teamOf(s, seat)) continue;
		for (let i = 0; i < MEND_PRICES.length; i++) {
			const pay = MEND_PRICES[i];
			to.offer(mendChoice(pay, shipName(mate)), once ?? (s.ships[mate].damage === 0 ? noDamage$1 : cargo[goodIndex(pay)] === 0 ? lacksGood : null));
		}
	}
}
function offerCaravan(io, seat, to) {
	const s = io.state;
	const unmet = !isPort(chart(s), s.ships[seat].cell) ? onlyInPort : uniqueUnused(io, seat) ? null : onceATurn;
	if (unmet !== null && to.refused === null) return;
	const { cargo } = s.ships[seat];
	for (let pay = 0; pay < GOOD_KINDS; pay++) for (let take = 0; take < GOOD_KINDS; take++) if (pay !== take) to.offer(caravanChoice(GOODS[pay], GOODS[take]), unmet ?? (cargo[pay] === 0 ? lacksGood : s.goods[take] === 0 ? noneInSupply$1 : null));
}
function offerAtAnyTime(io, seat, to) {
	offerBounty(io, seat, to);
	if (ability(io, seat).mends) offerMend(io, seat, to);
}
function offerAbilities(io, seat, to) {
	offerAtAnyTime(io, seat, to);
	if (ability(io, seat).swaps) offerCaravan(io, seat, to);
}
const abilityDeeds = {
	bounty(io, seat, { discard: card }) {
		spendOnNation(io, seat, card);
		io.ask(bountyAsk(seat));
	},
	mend(io, seat, { pay, ship }) {
		useUnique(io, seat);
		returnGoods(io, seat, goodIndex(pay), 1);
		const mate = shipNamed(ship);
		io.state.ships[mate].damage--;
		io.emit?.({
			type: "mended",
			seat,
			ship: mate,
			damage: io.state.ships[mate].damage
		});
	},
	caravan(io, seat, { pay, take }) {
		useUnique(io, seat);
		returnGoods(io, seat, goodIndex(pay), 1);
		takeGoods(io, seat, goodIndex(take), 1);
	}
};
// ../quests/src/rules/steps.ts
const plain = (step) => mint(() => ({ step }))();
const SETUP_FIRST = plain("setup.first");
const SETUP_MAP = plain("setup.map");
const SETUP_TOKENS = plain("setup.tokens");
const SETUP_DECKS = plain("setup.decks");
const SETUP_MARAUDERS = plain("setup.marauders");
const SETUP_HOMES = plain("setup.homes");
const SETUP_GOODS = plain("setup.goods");
const DRAFT_TILE = plain("draft.tile");
const DRAFT_TOKEN = plain("draft.token");
const numbered = (step) => mint((n) => ({
	step,
	n
}));
const setupChampion = numbered("setup.champion");
const seated = (step) => mint((seat) => ({
	step,
	seat
}));
const TURN_REFRESH = plain("turn.refresh");
const TURN_MAIN = plain("turn.main");
const TURN_END = plain("turn.end");
const TURN_LIMITS = plain("turn.limits");
const turnMarauder = numbered("turn.marauder");
const TURN_NEXT = plain("turn.next");
const VOYAGE_MAIN = plain("voyage.main");
const VOYAGE_ENTERED = plain("voyage.entered");
const VOYAGE_TRAVELER = plain("voyage.traveler");
const galeStep = mint((dir, steps, points) => ({
	step: "gale.step",
	dir,
	steps,
	points
}));
const GALE_DAMAGE = plain("gale.damage");
const LANDING_EXPLORE = plain("landing.explore");
const LANDING_QUEST = plain("landing.quest");
const questReward = mint((seat, quest) => ({
	step: "quest.reward",
	seat,
	quest
}));
const clueDraw = seated("clue.draw");
const strike = (step) => mint((by, target) => ({
	step,
	by,
	target
}));
const attackLuck = strike("attack.luck");
const attackBulwark = strike("attack.bulwark");
const attackDamage = strike("attack.damage");
const attackSteal = strike("attack.steal");
const attackReload = seated("attack.reload");
const ramRecoil = strike("ram.recoil");
const SINK = plain("sink.next");
const SINK_TOMES = plain("sink.tomes");
const SINK_HOME = plain("sink.home");
const SINK_REWARD = plain("sink.reward");
const enterWindow = mint((seat, mover) => ({
	step: "enter.window",
	seat,
	mover
}));
const marauderStrike = strike("marauder.strike");
const spill = seated("spill");
const ROUND_CHECK = plain("round.check");
const ROUND_RELOAD = plain("round.reload");
const ROUND_REINFORCE = plain("round.reinforce");
// ../quests/src/rules/quests.ts
function deed(io, seat, kind, by) {
	const { quests, tally } = io.state.ships[seat];
	if (quests.length === 0) return;
	for (let i = 0; i < quests.length; i++) tally[i * 10 + kind] += by;
	finish(io, seat);
}
function hitDeed(io, seat, damage) {
	const { quests, tally } = io.state.ships[seat];
	for (let i = 0; i < quests.length; i++) tally[i * 10 + 0] = Math.max(tally[i * 10 + 0], damage);
	finish(io, seat);
}
function landed(io, seat, island, explored) {
	const { quests, tally } = io.state.ships[seat];
	for (let i = 0; i < quests.length; i++) {
		if (explored) tally[i * 10 + 2]++;
		tally[i * 10 + 6] |= 1 << island;
		tally[i * 10 + 7] |= 1 << island;
	}
	finish(io, seat);
}
function stored(io, seat) {
	const { quests, tally } = io.state.ships[seat];
	for (let i = 0; i < quests.length; i++) {
		tally[i * 10 + 8]++;
		tally[i * 10 + 9]++;
	}
	finish(io, seat);
}
function newTurnTally({ ships }, seat) {
	const { quests, tally } = ships[seat];
	for (let i = 0; i < quests.length; i++) {
		tally[i * 10 + 7] = 0;
		tally[i * 10 + 9] = 0;
	}
}
function finish(io, seat) {
	const s = io.state;
	const ship = s.ships[seat];
	let done = null;
	for (let i = 0; i < ship.quests.length; i++) {
		const face = s.faces[ship.quests[i]];
		const { goal } = io.edition.quests[face];
		if (progress(ship.tally, i, goal) >= needed(goal)) (done ??= []).push(ship.quests[i]);
	}
	if (done === null) return;
	for (let i = done.length - 1; i >= 0; i--) io.push(questReward(seat, s.faces[done[i]]));
	for (let i = 0; i < done.length; i++) layOpen(io, seat, done[i]);
}
function layOpen(io, seat, back) {
	const s = io.state;
	outOfHand(io, seat, 1, back);
	io.reveal(back);
	s.ships[seat].finished.push(back);
	io.emit?.({
		type: "finished",
		seat,
		card: back,
		what: cardId(io, 1, back)
	});
}
const questSteps = { "quest.reward"(io, { seat, quest }) {
	const { prosperity, coins, ammo, loot, clues } = io.edition.quests[quest].reward;
	gainProsperity(io, seat, prosperity, "quests");
	gainCoins(io, seat, coins);
	gainAmmo(io, seat, ammo);
	for (let i = 0; i < loot; i++) draw(io, seat, 0);
	for (let i = 0; i < clues; i++) io.push(clueDraw(seat));
} };
const questChoice = mint((card) => ({
	do: "quest",
	card
}));
function isAtPlace(s, seat, cell, place) {
	const map = chart(s);
	if (place === "anyWorkshop") return map.terrain[cell] === 6;
	if (place === "ownHome") return cell === home(s, seat);
	return cell === ("island" in place ? map.cellOf[islandNumber(place.island)] : map.trading[tradingNumber(place.trading)]);
}
const finishesItself = reason("QC-5.3", "refuse.finishesItself");
const wrongPlace = reason("QC-5.1", "refuse.wrongPlace");
const goodsMissing = reason("QC-5.1", "refuse.goodsMissing");
const coinsMissing = reason("QC-5.1", "refuse.coinsMissing");
function unmetQuest(io, seat, { goal }) {
	const s = io.state;
	if (goal.kind !== "deliver" && goal.kind !== "pay") return finishesItself;
	const { cell, cargo, coins } = s.ships[seat];
	if (!isAtPlace(s, seat, cell, goal.place)) return wrongPlace;
	if (goal.kind === "pay") return coins < goal.coins ? coinsMissing : null;
	for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (goal.goods[GOODS[good]] ?? 0)) return goodsMissing;
	return null;
}
function offerQuests(io, seat, to) {
	const { quests } = io.state.ships[seat];
	for (let i = 0; i < quests.length; i++) {
		const quest = io.edition.quests[io.state.faces[quests[i]]];
		if (quest !== void 0) to.offer(questChoice(quest.id), unmetQuest(io, seat, quest));
	}
}
function mightFinish(io, seat) {
	const s = io.state;
	return s.ships[seat].quests.length > 0 && hidesHand(s, seat) && io.edition.quests.some((quest, face) => unmetQuest(io, seat, quest) === null && !isFinished(s, face));
}
const isFinished = ({ ships, faces }, face) => ships.some(({ finished }) => finished.some((back) => faces[back] === face));
const questDeeds = { quest(io, seat, { card }) {
	const s = io.state;
	const back = backOf(io, 1, s.ships[seat].quests, card);
	const { goal } = io.edition.quests[s.faces[back]];
	if (goal.kind === "deliver") for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, goal.goods[GOODS[good]] ?? 0);
	else if (goal.kind === "pay") s.ships[seat].coins -= goal.coins;
	io.push(questReward(seat, s.faces[back]));
	layOpen(io, seat, back);
} };
// ../quests/src/rules/exchange.ts
const MOST_REQUESTS = 3;
const MOST_AT_ONCE = 10;
const giveTo = mint((to, what, n) => n === 0 ? {
	do: "give",
	to,
	what
} : {
	do: "give",
	to,
	what,
	n
});
const askFor = mint((from) => ({
	do: "ask",
	from
}));
const handOver = mint((give, n) => n === 0 ? { give } : {
	give,
	n
});
const doneGiving = mint(() => ({ done: true }))();
const seatName = (seat) => `seat:${seat}`;
const seatNamed = (name) => Number(name.slice(5));
const elsewhere = reason("QC-10.1", "refuse.mateElsewhere");
const notATeammate = reason("QC-10.1", "refuse.notATeammate");
const noRoom = reason("QC-10.3", "refuse.mateHasNoRoom");
const neverGiven = reason("QC-10.2", "refuse.neverGiven");
const askedEnough = reason("QC-10.4", "refuse.askedEnough");
function offerGifts(io, from, to, unmet, explaining, say) {
	const s = io.state;
	const ship = s.ships[from];
	for (const what of ["coin", "ammo"]) {
		const held = what === "coin" ? ship.coins : ship.ammo;
		for (let n = 1; n <= Math.min(held, MOST_AT_ONCE); n++) say(what, n, unmet);
		if (held > MOST_AT_ONCE) say(what, held, unmet);
	}
	const room = freeSlots(io, to) > 0;
	for (let good = 0; good < GOOD_KINDS; good++) if (ship.cargo[good] > 0) say(GOODS[good], 0, unmet ?? (room ? null : noRoom));
	for (const deck of [0, 2]) {
		const hand = handOf$1(ship, deck);
		for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] >= 0) say(cardId(io, deck, hand[i]), 0, unmet);
	}
	if (s.options.giveEquipped || explaining) for (let i = 0; i < ship.equipped.length; i++) say(cardId(io, 0, ship.equipped[i]), 0, unmet ?? (s.options.giveEquipped ? null : neverGiven));
	if (explaining) {
		for (const back of ship.quests) if (s.faces[back] >= 0) say(io.edition.quests[s.faces[back]].id, 0, unmet ?? neverGiven);
	}
}
const isMate = (s, seat, other) => other !== seat && teamOf(s, other) === teamOf(s, seat);
function offerExchange(io, seat, to) {
	const s = io.state;
	for (let other = 0; other < s.seats; other++) {
		if (other === seat) continue;
		const unmet = !isMate(s, seat, other) ? notATeammate : s.ships[other].cell !== s.ships[seat].cell ? elsewhere : null;
		if (unmet !== null && to.refused === null) continue;
		offerGifts(io, seat, other, unmet, to.refused !== null, (what, n, why) => to.offer(giveTo(seatName(other), what, n), why));
		to.offer(askFor(seatName(other)), unmet ?? (s.requests[other] < MOST_REQUESTS ? null : askedEnough));
	}
}
function transfer(io, from, to, what, n) {
	const s = io.state;
	const giver = s.ships[from];
	const taker = s.ships[to];
	if (what === "coin") {
		giver.coins -= n;
		taker.coins += n;
		io.emit?.({
			type: "gave",
			seat: from,
			to,
			what,
			n
		});
	} else if (what === "ammo") {
		giver.ammo -= n;
		taker.ammo += n;
		io.emit?.({
			type: "gave",
			seat: from,
			to,
			what,
			n
		});
	} else if (GOODS.includes(what)) {
		const good = GOODS.indexOf(what);
		giver.cargo[good]--;
		taker.cargo[good]++;
		io.emit?.({
			type: "gave",
			seat: from,
			to,
			what,
			n: 1
		});
	} else {
		const deck = what.startsWith("clue-") ? 2 : 0;
		if (deck === 0 && isEquipped(io, giver, what)) return giveEquipped(io, from, to, what);
		const hand = handOf$1(giver, deck);
		const moved = io.exit(hand, backOf(io, deck, hand, what), seersOf(s, from) | seersOf(s, to), "hands");
		outOfHand(io, from, deck, moved);
		io.emit?.({
			type: "gave",
			seat: from,
			to,
			what: deck === 2 ? "clue" : "loot",
			n: 1,
			card: moved
		});
		intoHand(io, to, deck, moved);
	}
}
const isEquipped = (io, ship, card) => ship.equipped.some((back) => cardId(io, 0, back) === card);
function giveEquipped(io, from, to, card) {
	const giver = io.state.ships[from];
	const back = backOf(io, 0, giver.equipped, card);
	const slot = giver.equipped.indexOf(back);
	const below = (1 << slot) - 1;
	giver.usedGear = giver.usedGear & below | giver.usedGear >> 1 & ~below;
	giver.equipped.splice(slot, 1);
	io.emit?.({
		type: "gave",
		seat: from,
		to,
		what: "loot",
		n: 1,
		card: back
	});
	intoHand(io, to, 0, back);
	io.push(spill(from));
}
const giveAsk = mint((seat, to) => ({
	kind: "give",
	seat,
	to
}));
const exchangeDeeds = {
	give(io, seat, { to, what, n = 0 }) {
		transfer(io, seat, seatNamed(to), what, n);
	},
	ask(io, seat, { from }) {
		const mate = seatNamed(from);
		io.state.requests[mate]++;
		io.emit?.({
			type: "requested",
			seat,
			from: mate
		});
		io.ask(giveAsk(mate, seat));
	}
};
const give = {
	rule: "QC-10.4",
	offer(io, { seat, to: taker }, to) {
		offerGifts(io, seat, taker, null, to.refused !== null, (what, n, why) => to.offer(handOver(what, n), why));
		to.offer(doneGiving);
	},
	answer(io, ask, choice) {
		if ("done" in choice) return;
		transfer(io, ask.seat, ask.to, choice.give, choice.n ?? 0);
		io.ask(ask);
	},
	fallback: () => doneGiving
};
// ../quests/src/rules/traveler.ts
const travelerAsk = mint((seat) => ({
	kind: "traveler",
	seat
}));
const spendBonus = mint((bonus) => ({ bonus }));
const luckOn = mint((luck) => ({ luck }));
const acceptRoll = mint(() => ({ accept: true }))();
function askTraveler(io, seat) {
	const s = io.state;
	s.die = io.roll("traveler", 6);
	s.added = 0;
	io.emit?.({
		type: "traveler",
		seat,
		die: s.die,
		bonus: s.ships[seat].bonus,
		cell: s.ships[seat].cell
	});
	io.push(VOYAGE_TRAVELER);
}
function mayHelp(io, seat) {
	const { die, added, ships } = io.state;
	return die + added + ships[seat].bonus >= io.edition.traveler.passes || canUseNation(io, seat, "dwunny") || mayAnswer(io, seat, "roll");
}
const travelerSteps = { "voyage.traveler"(io) {
	const s = io.state;
	if (s.die + s.added >= io.edition.traveler.passes) pass(io, s.active);
	else if (mayHelp(io, s.active)) io.ask(travelerAsk(s.active));
	else fail(io, s.active);
} };
function pass(io, seat) {
	io.state.free = true;
	io.emit?.({
		type: "passed",
		seat,
		result: io.state.die + io.state.added
	});
	deed(io, seat, 4, 1);
}
function fail(io, seat) {
	const s = io.state;
	const ship = s.ships[seat];
	if (s.options.bonusCap === "none" || ship.bonus < io.edition.traveler.mostBonus) ship.bonus++;
	io.emit?.({
		type: "failed",
		seat,
		result: s.die + s.added,
		bonus: ship.bonus
	});
	endVoyage(io);
	const damage = Math.max(0, 1 - gear(io, seat, "spares"));
	if (damage === 0) return;
	hurt(io, seat, damage, -1);
	io.push(SINK);
}
const noBonus = reason("QC-3.13", "refuse.noBonus");
const notNow$1 = reason("QC-12.5", "refuse.notNow");
const luckUsed = reason("QC-13.1", "refuse.nationUsed");
const traveler = {
	rule: "QC-3.13",
	own: ({ state }, { seat }) => mightPlay(state, seat),
	offer(io, { seat }, to) {
		const { bonus, loot } = io.state.ships[seat];
		for (let k = 1; k <= bonus; k++) to.offer(spendBonus(k));
		if (bonus === 0) to.offer(spendBonus(1), noBonus);
		for (let i = 0; i < loot.length; i++) if (answers(io, loot[i], "roll")) to.offer(playAnswer(cardId(io, 0, loot[i])));
		else if (to.refused !== null) to.offer(playAnswer(cardId(io, 0, loot[i])), notNow$1);
		const lucky = canUseNation(io, seat, "dwunny");
		if (lucky || to.refused !== null) for (let i = 0; i < loot.length; i++) to.offer(luckOn(cardId(io, 0, loot[i])), lucky ? null : luckUsed);
		to.offer(acceptRoll);
	},
	answer(io, { seat }, choice) {
		const s = io.state;
		if ("accept" in choice) return fail(io, seat);
		io.push(VOYAGE_TRAVELER);
		if ("bonus" in choice) {
			s.ships[seat].bonus -= choice.bonus;
			s.added += choice.bonus;
			io.emit?.({
				type: "bonus",
				seat,
				spent: choice.bonus,
				result: s.die + s.added
			});
		} else if ("play" in choice) playReaction(io, seat, choice.play, -1);
		else {
			spendOnNation(io, seat, choice.luck);
			s.die = 6;
			io.emit?.({
				type: "luck",
				seat,
				die: 0
			});
		}
	},
	fallback(io, { seat }) {
		const s = io.state;
		const missing = io.edition.traveler.passes - s.die - s.added;
		return missing <= s.ships[seat].bonus ? spendBonus(missing) : acceptRoll;
	}
};
// ../quests/src/rules/move.ts
const GALE = 3;
const MOVE = 1;
const moveChoice = mint(() => ({ do: "move" }))();
const stopChoice = mint(() => ({ do: "stop" }))();
const jibChoice = mint(() => ({ do: "jib" }))();
const rowChoice = mint(() => ({ do: "row" }))();
const galeChoice = mint((dir, steps) => ({
	do: "gale",
	dir,
	steps
}));
const stepTo = mint((cell, sails) => ({
	to: [Q[cell], R[cell]],
	sails
}));
const voyageAsk = mint((seat) => ({
	kind: "voyage",
	seat
}));
const countSpentSails = (s, seat) => s.ships[seat].sails - s.ships[seat].readySails;
function costOf$1(s, cell) {
	const map = chart(s);
	if (!s.free) return map.cost[cell];
	return map.terrain[cell] === 1 && s.options.freeStepStormy === "one more point" ? 1 : 0;
}
function jibs(io, seat) {
	const { equipped, usedGear } = io.state.ships[seat];
	let count = 0;
	for (let slot = 0; slot < equipped.length; slot++) if ((usedGear & 1 << slot) === 0 && designAt(io, equipped[slot]) === "jib") count++;
	return count;
}
function begin(io, points) {
	const s = io.state;
	s.voyage = true;
	s.points = points;
	s.free = false;
	s.steps = 0;
	s.from = s.ships[s.active].cell;
	io.push(VOYAGE_MAIN);
}
function endVoyage(io) {
	const s = io.state;
	if (!s.voyage) return;
	s.voyage = false;
	s.points = 0;
	s.free = false;
	if (s.steps > 0 && chart(s).terrain[s.ships[s.active].cell] === 4) io.push(LANDING_EXPLORE);
}
const noActions$3 = reason("QC-3.1", "refuse.noActions");
const noWay = reason("QC-3.2", "refuse.noWay");
const noGale = reason("QC-12.19", "refuse.gearUsed");
const galeBlocked = reason("QC-3.21", "refuse.galeBlocked");
function someWay(io, seat, points) {
	const s = io.state;
	const map = chart(s);
	const { cell, readySails } = s.ships[seat];
	const reach = points + readySails + jibs(io, seat) + (canUseNation(io, seat, "delve") ? 2 : 0);
	for (let dir = 0; dir < 6; dir++) {
		const to = neighbour(cell, dir);
		if (canEnter(map, to, home(s, seat)) && map.cost[to] <= reach) return true;
	}
	return false;
}
function offerMove(io, seat, to) {
	to.offer(moveChoice, io.state.actions === 0 ? noActions$3 : someWay(io, seat, MOVE) ? null : noWay);
	offerMobility(io, seat, to);
	offerGale(io, seat, to);
}
const moveDeeds = {
	move(io) {
		io.state.actions--;
		begin(io, MOVE);
	},
	mobility(io, seat, choice) {
		begin(io, useMobility(io, seat, choice));
	},
	gale(io, seat, choice) {
		begin(io, 0);
		blow(io, seat, choice);
	}
};
function galeReach(io, seat, dir) {
	const s = io.state;
	const map = chart(s);
	let at = s.ships[seat].cell;
	let points = GALE;
	let steps = 0;
	for (;;) {
		const to = neighbour(at, dir);
		if (!canEnter(map, to, home(s, seat)) || map.cost[to] > points) return steps;
		points -= map.cost[to];
		at = to;
		steps++;
	}
}
function offerGale(io, seat, to) {
	const unused = unusedGear(io, seat, "gale") !== -1;
	if (!unused && (to.refused === null || equippedCount(io, seat, "gale") === 0)) return;
	for (let dir = 0; dir < 6; dir++) {
		const reach = galeReach(io, seat, dir);
		for (let steps = 1; steps <= reach; steps++) to.offer(galeChoice(dir, steps), unused ? null : noGale);
		if (reach === 0 && to.refused !== null) to.offer(galeChoice(dir, 1), galeBlocked);
	}
}
function blow(io, seat, { dir, steps }) {
	useGear(io, seat, unusedGear(io, seat, "gale"));
	io.state.free = false;
	io.push(galeStep(dir, steps, GALE));
}
function sailTo(io, cell, then) {
	const s = io.state;
	const ship = s.ships[s.active];
	s.from = ship.cell;
	ship.cell = cell;
	s.steps++;
	io.emit?.({
		type: "sailed",
		seat: s.active,
		from: s.from,
		cell,
		place: placeOf(s, cell)
	});
	io.push(then);
	openEntering(io, s.active, s.active);
}
function mayHoldWind(io, seat) {
	const { loot } = io.state.ships[seat];
	if (hidesHand(io.state, seat)) return loot.length > 0;
	for (let i = 0; i < loot.length; i++) if (designAt(io, loot[i]) === "wind") return true;
	return false;
}
function canGoOn(io, seat) {
	const s = io.state;
	const map = chart(s);
	const ship = s.ships[seat];
	for (let dir = 0; dir < 6; dir++) {
		const to = neighbour(ship.cell, dir);
		if (canEnter(map, to, home(s, seat)) && costOf$1(s, to) <= s.points + ship.readySails) return true;
	}
	if (unusedGear(io, seat, "jib") !== -1 || canUseNation(io, seat, "delve")) return true;
	if (ship.readySails < ship.sails && mayHoldWind(io, seat)) return true;
	if (s.options.poolActions && s.actions > 0) return true;
	if (unusedGear(io, seat, "gale") === -1) return false;
	for (let dir = 0; dir < 6; dir++) if (galeReach(io, seat, dir) > 0) return true;
	return false;
}
const moveSteps = {
	"voyage.main"(io) {
		const s = io.state;
		if (!s.voyage) return;
		if (!canGoOn(io, s.active)) return endVoyage(io);
		io.push(VOYAGE_MAIN);
		io.ask(voyageAsk(s.active));
	},
	"voyage.entered"(io) {
		const s = io.state;
		if (s.voyage && chart(s).terrain[s.ships[s.active].cell] === 2) askTraveler(io, s.active);
	},
	"gale.step"(io, { dir, steps, points }) {
		const s = io.state;
		if (!s.voyage || steps === 0) return;
		const map = chart(s);
		const to = neighbour(s.ships[s.active].cell, dir);
		if (!canEnter(map, to, home(s, s.active)) || map.cost[to] > points) return;
		io.push(galeStep(dir, steps - 1, points - map.cost[to]));
		sailTo(io, to, GALE_DAMAGE);
	},
	"gale.damage"(io) {
		const s = io.state;
		if (!s.voyage) return;
		const terrain = chart(s).terrain[s.ships[s.active].cell];
		if (terrain !== 1 && terrain !== 2) return;
		hurt(io, s.active, 1, s.active);
		io.push(SINK);
	}
};
const tooFar = reason("QC-3.6", "refuse.tooFar", (io, ask, choice) => {
	const { state } = io;
	return {
		cost: costOf$1(state, cellOfStep(choice)),
		points: state.points,
		sails: state.ships[ask.seat].readySails
	};
});
const closed = reason("QC-3.5", "refuse.closed");
const noJib = reason("QC-12.19", "refuse.gearUsed");
const noRow = reason("QC-3.1", "refuse.noActions");
const cellOfStep = ({ to }) => cellAt(to[0], to[1]);
const voyage = {
	rule: "QC-3.6",
	own: ({ state }, { seat }) => mightPlay(state, seat),
	offer(io, { seat }, to) {
		const s = io.state;
		const map = chart(s);
		const ship = s.ships[seat];
		const own = home(s, seat);
		for (let dir = 0; dir < 6; dir++) {
			const cell = neighbour(ship.cell, dir);
			if (cell === -1) continue;
			if (!canEnter(map, cell, own)) {
				if (to.refused !== null) to.offer(stepTo(cell, 0), closed);
				continue;
			}
			const missing = Math.max(0, costOf$1(s, cell) - s.points);
			to.offer(stepTo(cell, missing), missing > ship.readySails ? tooFar : null);
		}
		offerMobility(io, seat, to);
		if (unusedGear(io, seat, "jib") !== -1) to.offer(jibChoice);
		else if (to.refused !== null && equippedCount(io, seat, "jib") > 0) to.offer(jibChoice, noJib);
		offerGale(io, seat, to);
		for (let i = 0; i < ship.loot.length; i++) offerPlay(io, seat, ship.loot[i], true, to);
		if (s.options.poolActions) to.offer(rowChoice, s.actions === 0 ? noRow : null);
		if (s.options.underSail) {
			offerAtAnyTime(io, seat, to);
			offerExchange(io, seat, to);
		}
		to.offer(stopChoice);
	},
	answer(io, { seat }, choice) {
		const s = io.state;
		if (!("do" in choice)) {
			const cell = cellOfStep(choice);
			s.points -= costOf$1(s, cell) - choice.sails;
			s.ships[seat].readySails -= choice.sails;
			s.free = false;
			return sailTo(io, cell, VOYAGE_ENTERED);
		}
		switch (choice.do) {
			case "mobility":
				s.points += useMobility(io, seat, choice);
				break;
			case "jib":
				useGear(io, seat, unusedGear(io, seat, "jib"));
				s.points++;
				break;
			case "gale":
				blow(io, seat, choice);
				break;
			case "row":
				s.actions--;
				s.points++;
				break;
			case "play":
				playInstant(io, seat, choice);
				break;
			case "mend":
				abilityDeeds.mend(io, seat, choice);
				break;
			case "bounty":
				abilityDeeds.bounty(io, seat, choice);
				break;
			case "give":
				exchangeDeeds.give(io, seat, choice);
				break;
			case "ask":
				exchangeDeeds.ask(io, seat, choice);
				break;
			case "stop": endVoyage(io);
		}
	},
	fallback: () => stopChoice
};
// ../quests/src/rules/loot.ts
const alreadyHome = reason("QC-12.18", "refuse.alreadyHome");
const noSpentSail = reason("QC-12.18", "refuse.noSpentSail");
const INSTANTS = {
	daring: { play(io, seat) {
		hurt(io, seat, 1, seat);
		if (isAfloat(io.state, seat)) io.state.actions += 2;
		else io.push(SINK);
	} },
	shell: {
		unmet: (io, seat) => io.state.ships[seat].cell === home(io.state, seat) ? alreadyHome : null,
		play(io, seat) {
			const s = io.state;
			s.ships[seat].cell = home(s, seat);
			io.emit?.({
				type: "displaced",
				ship: seat,
				cell: s.ships[seat].cell,
				place: "home"
			});
		}
	},
	wind: {
		inVoyage: true,
		unmet: (io, seat) => countSpentSails(io.state, seat) === 0 ? noSpentSail : null,
		play(io, seat) {
			const ship = io.state.ships[seat];
			ship.readySails = Math.min(ship.sails, ship.readySails + 2);
		}
	},
	keg: { play(io, seat) {
		const ship = io.state.ships[seat];
		ship.readyCannons = ship.cannons;
		gainAmmo(io, seat, 2);
	} },
	chart: { play: (io, seat) => io.next(clueDraw(seat), clueDraw(seat)) },
	purse: { play: (io, seat) => gainCoins(io, seat, 4) }
};
const REACTIONS = {
	tome: {
		on: "sink",
		play: (io, seat, target) => void hurt(io, target, 2, seat)
	},
	mine: {
		on: "enter",
		play(io, seat, mover) {
			hurt(io, mover, 2, seat);
			io.push(SINK);
		}
	},
	lantern: {
		on: "enter",
		play(io, _seat, mover) {
			const s = io.state;
			if (isMarauder(mover)) s.marauders[mover - 6].cell = s.from;
			else s.ships[mover].cell = s.from;
			io.emit?.({
				type: "displaced",
				ship: mover,
				cell: s.from,
				place: placeOf(s, s.from)
			});
			if (!isMarauder(mover)) endVoyage(io);
		}
	},
	repellent: {
		on: "roll",
		play: (io) => void (io.state.added = 6)
	},
	bulwark: {
		on: "attack",
		play: (io) => void io.state.shields++
	}
};
function answers(io, back, trigger) {
	const id = designAt(io, back);
	return id !== void 0 && REACTIONS[id]?.on === trigger;
}
function mayAnswer(io, seat, trigger) {
	const { loot } = io.state.ships[seat];
	if (hidesHand(io.state, seat)) return loot.length > 0;
	for (let i = 0; i < loot.length; i++) if (answers(io, loot[i], trigger)) return true;
	return false;
}
function playReaction(io, seat, card, about) {
	const back = backOf(io, 0, io.state.ships[seat].loot, card);
	const id = designAt(io, back);
	io.emit?.({
		type: "played",
		seat,
		card: back,
		what: card,
		...about === -1 ? {} : { target: about }
	});
	discard(io, seat, 0, back);
	if (id !== void 0) REACTIONS[id]?.play(io, seat, about);
}
const equipCard = mint((card, out) => out === null ? {
	do: "equip",
	card
} : {
	do: "equip",
	card,
	out
});
const playCard = mint((card) => ({
	do: "play",
	card
}));
const notGear = reason("QC-12.3", "refuse.notGear");
const cannotPay = reason("QC-12.1", "refuse.cannotPay", (io, ask, choice) => {
	const { state } = io;
	const cost = costOf(io, backOf(io, 0, state.ships[ask.seat].loot, choice.card));
	return {
		goods: GOODS.filter((good) => (cost.goods[good] ?? 0) > 0),
		coins: cost.coins
	};
});
const notInstant = reason("QC-12.4", "refuse.notInstant");
const onlyAtTrigger = reason("QC-12.5", "refuse.onlyAtTrigger");
const onlyAtRest = reason("QC-12.4", "refuse.onlyAtRest");
const costOf = (io, back) => lootAt(io, back)?.cost ?? FREE;
function pays(io, seat, cost) {
	const { cargo, coins } = io.state.ships[seat];
	if (coins < cost.coins) return false;
	for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] < (cost.goods[GOODS[good]] ?? 0)) return false;
	return true;
}
function offerLoot(io, seat, to) {
	const { loot, equipped } = io.state.ships[seat];
	for (let i = 0; i < loot.length; i++) {
		const card = lootAt(io, loot[i]);
		if (card === void 0) continue;
		const id = cardId(io, 0, loot[i]);
		if (card.kind !== "equip") {
			offerPlay(io, seat, loot[i], false, to);
			if (to.refused !== null) to.offer(equipCard(id, null), notGear);
			continue;
		}
		const unmet = pays(io, seat, card.cost) ? null : cannotPay;
		if (equipped.length < io.edition.hand.equipped) to.offer(equipCard(id, null), unmet);
		else for (let slot = 0; slot < equipped.length; slot++) to.offer(equipCard(id, cardId(io, 0, equipped[slot])), unmet);
		if (to.refused !== null) to.offer(playCard(id), notInstant);
	}
}
function offerPlay(io, seat, back, inVoyage, to) {
	const id = designAt(io, back);
	if (id === void 0) return;
	const instant = INSTANTS[id];
	if (instant === void 0) {
		if (to.refused !== null) to.offer(playCard(cardId(io, 0, back)), REACTIONS[id] === void 0 ? notInstant : onlyAtTrigger);
	} else to.offer(playCard(cardId(io, 0, back)), inVoyage && instant.inVoyage === void 0 ? onlyAtRest : instant.unmet?.(io, seat) ?? null);
}
function playInstant(io, seat, { card }) {
	const back = backOf(io, 0, io.state.ships[seat].loot, card);
	const id = designAt(io, back);
	io.emit?.({
		type: "played",
		seat,
		card: back,
		what: card
	});
	discard(io, seat, 0, back);
	if (id !== void 0) INSTANTS[id]?.play(io, seat);
}
const lootDeeds = {
	play: playInstant,
	equip(io, seat, { card, out }) {
		const ship = io.state.ships[seat];
		const back = backOf(io, 0, ship.loot, card);
		const cost = costOf(io, back);
		for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, cost.goods[GOODS[good]] ?? 0);
		ship.coins -= cost.coins;
		outOfHand(io, seat, 0, back);
		io.reveal(back);
		if (out === void 0) ship.equipped.push(back);
		else {
			const old = backOf(io, 0, ship.equipped, out);
			const slot = ship.equipped.indexOf(old);
			ship.equipped[slot] = back;
			ship.usedGear &= ~(1 << slot);
			toPile(io, 0, old);
			if (loaded(ship) > slotsOf(io, seat)) io.push(spill(seat));
		}
		io.emit?.({
			type: "equipped",
			seat,
			card: back,
			what: card,
			...out === void 0 ? {} : { out }
		});
	}
};
// ../quests/src/rules/windows.ts
const windowAsk = mint((trigger, seat, about) => ({
	kind: `react.${trigger}`,
	seat,
	about
}));
const playAnswer = mint((play) => ({ play }));
const playAt = mint((play, target) => ({
	play,
	target
}));
const passOn = mint(() => ({ pass: true }))();
function openWindow(io, trigger, seat, about) {
	if (mayAnswer(io, seat, trigger)) io.ask(windowAsk(trigger, seat, about));
}
function openEntering(io, mover, from) {
	const s = io.state;
	const cell = cellOf(s, mover);
	if (isSafe(chart(s), cell)) return;
	for (let k = s.seats - 1; k >= 0; k--) {
		const seat = (from + k) % s.seats;
		if (seat !== mover && s.ships[seat].cell === cell && isEnemy(s, seat, mover) && mayAnswer(io, seat, "enter")) io.push(enterWindow(seat, mover));
	}
}
const windowSteps = { "enter.window"(io, { seat, mover }) {
	const s = io.state;
	if (cellOf(s, mover) !== s.ships[seat].cell || isSinking(s, mover) || isSinking(s, seat)) return;
	openWindow(io, "enter", seat, mover);
} };
const notNow = reason("QC-12.5", "refuse.notNow");
const noTarget = reason("QC-12.11", "refuse.noTarget");
function isTomeTarget(io, seat, ship) {
	const s = io.state;
	const { cell } = s.ships[seat];
	return ship !== seat && cellOf(s, ship) === cell && !isSinking(s, ship) && !isSafe(chart(s), cell);
}
function anyTomeTarget(io, seat) {
	const s = io.state;
	for (let k = 0; k < shipCount(s); k++) if (isTomeTarget(io, seat, shipAt(s, k))) return true;
	return false;
}
function windowKind(trigger, rule) {
	return {
		rule,
		window: true,
		offer(io, { seat }, to) {
			const s = io.state;
			const { loot } = s.ships[seat];
			for (let i = 0; i < loot.length; i++) {
				const fits = answers(io, loot[i], trigger);
				if (!fits && to.refused === null) continue;
				const card = cardId(io, 0, loot[i]);
				if (!fits || trigger !== "sink") to.offer(playAnswer(card), fits ? null : notNow);
				else for (let k = 0; k < shipCount(s); k++) {
					const ship = shipAt(s, k);
					if (ship !== seat) to.offer(playAt(card, shipName(ship)), isTomeTarget(io, seat, ship) ? null : noTarget);
				}
			}
			to.offer(passOn);
		},
		answer(io, { seat, about }, choice) {
			if ("pass" in choice) return;
			io.push(trigger === "enter" ? enterWindow(seat, about) : trigger === "attack" ? attackBulwark(about, seat) : SINK_TOMES);
			playReaction(io, seat, choice.play, choice.target === void 0 ? about : shipNamed(choice.target));
		},
		fallback: () => passOn
	};
}
const reactEnter = windowKind("enter", "QC-12.7");
const reactAttack = windowKind("attack", "QC-12.12");
const reactSink = windowKind("sink", "QC-8.4");
// ../quests/src/rules/marauders.ts
const marauderSteps = {
	"turn.marauder"(io, { n }) {
		const s = io.state;
		const seat = s.active;
		const marauder = s.marauders[n];
		const { cell } = s.ships[seat];
		if (!wouldCome(s, n, cell)) return;
		const ship = 6 + n;
		io.push(marauderStrike(ship, seat));
		if (marauder.cell === cell) return;
		s.from = marauder.cell;
		marauder.cell = cell;
		io.emit?.({
			type: "marauderMoved",
			marauder: n + 1,
			ship,
			from: s.from,
			cell,
			place: placeOf(s, cell),
			seat,
			fires: canFire(marauder),
			rule: "QC-16.7"
		});
		openEntering(io, ship, seat);
	},
	"marauder.strike"(io, { by, target }) {
		const s = io.state;
		const marauder = s.marauders[by - 6];
		if (marauder.cell === -1 || marauder.cell !== s.ships[target].cell || isSinking(s, by)) return;
		if (!canFire(marauder)) return;
		const dice = marauder.ready;
		if (isCoop(s)) marauder.ready = 0;
		io.emit?.({
			type: "marauderAttacks",
			marauder: by - 6 + 1,
			seat: target,
			target,
			dice,
			rule: "QC-16.8"
		});
		rollAttack(io, by, target, dice);
	},
	"round.reload"(io) {
		const s = io.state;
		for (const marauder of s.marauders) {
			marauder.barred = false;
			if (isCoop(s)) marauder.ready = Math.min(marauder.cannons, marauder.ready + io.edition.marauder.reload);
		}
		if (isCoop(s) && s.marauders.length > 0) io.emit?.({
			type: "maraudersReload",
			rule: "QC-16.13"
		});
	},
	"round.reinforce"(io) {
		const s = io.state;
		const all = REINFORCED_ROUNDS.includes(s.round);
		for (let n = 0; n < s.marauders.length; n++) if (all || s.marauders[n].cell === -1) reinforce(io, n);
	}
};
function reinforce(io, n) {
	const s = io.state;
	const map = chart(s);
	const marauder = s.marauders[n];
	const back = drawTop(io, 2);
	let island = back === -1 ? map.islands[io.draw("marauders", map.islands.length)] : s.faces[back];
	if (back !== -1) {
		io.reveal(back);
		island = s.faces[back];
		s.decks[2].unshift(back);
	}
	if (marauder.cell === -1) marauder.damage = 0;
	marauder.cell = map.cellOf[island];
	if (marauder.cannons < io.edition.marauder.mostCannons) {
		marauder.cannons++;
		marauder.ready++;
	}
	marauder.barred = !isCoop(s);
	io.emit?.({
		type: "reinforced",
		marauder: n + 1,
		island: ISLANDS[island].id,
		cannons: marauder.cannons,
		rule: "QC-16.14"
	});
}
function sinkMarauder(io, ship, by) {
	const s = io.state;
	const marauder = s.marauders[ship - 6];
	io.emit?.({
		type: "sunk",
		ship,
		by,
		coins: marauder.cannons,
		cell: marauder.cell
	});
	marauder.cell = -1;
	s.ships[by].sunk++;
	gainCoins(io, by, marauder.cannons);
	deed(io, by, 1, 1);
}
// ../quests/src/rules/sinking.ts
function hurt(io, ship, amount, by) {
	const s = io.state;
	if (isSinking(s, ship)) return 0;
	const before = damageOf(s, ship);
	const marked = Math.min(amount, heartsOf(io, ship) - before);
	if (marked === 0) return 0;
	if (isMarauder(ship)) s.marauders[ship - 6].damage += marked;
	else s.ships[ship].damage += marked;
	io.emit?.({
		type: "damaged",
		ship,
		by,
		damage: marked,
		hearts: heartsOf(io, ship) - before - marked,
		cell: cellOf(s, ship)
	});
	if (before + marked < heartsOf(io, ship)) return marked;
	const rival = by !== -1 && (isMarauder(ship) || isMarauder(by) || teamOf(s, by) !== teamOf(s, ship));
	s.sinking.push(ship, rival ? by : -1);
	return marked;
}
const isAfloat = (s, ship) => !isSinking(s, ship);
const keepAsk = mint((seat) => ({
	kind: "keep",
	seat
}));
const lostCoins = (coins) => Math.ceil(coins / 2);
const sinkSteps = {
	"sink.next"(io) {
		const s = io.state;
		if (s.sinking.length === 0) return;
		io.push(SINK);
		const ship = s.sinking[0];
		if (isMarauder(ship)) sinkMarauder(io, ship, s.sinking[1]);
		else {
			io.emit?.({
				type: "sinking",
				ship,
				by: s.sinking[1],
				cell: s.ships[ship].cell
			});
			io.next(SINK_TOMES, SINK_HOME);
		}
		if (isMarauder(ship)) resolved(s);
	},
	"sink.tomes"(io) {
		const seat = io.state.sinking[0];
		if (anyTomeTarget(io, seat)) openWindow(io, "sink", seat, seat);
	},
	"sink.home"(io) {
		const s = io.state;
		const seat = s.sinking[0];
		const ship = s.ships[seat];
		ship.cell = home(s, seat);
		if (seat === s.active) {
			s.voyage = false;
			s.points = 0;
			s.free = false;
			if (s.options.sunkTurn === "ends") s.cut = true;
		}
		for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, ship.cargo[good]);
		for (let back = ship.solved.pop(); back !== void 0; back = ship.solved.pop()) toPile(io, 2, back);
		s.ammo += ship.ammo;
		ship.ammo = 0;
		gainAmmo(io, seat, io.edition.start.ammo);
		io.push(SINK_REWARD);
		if (ship.equipped.length > 1) io.ask(keepAsk(seat));
	},
	"sink.reward"(io) {
		const s = io.state;
		const [seat, cause] = s.sinking;
		const ship = s.ships[seat];
		const lost = lostCoins(ship.coins);
		ship.coins -= lost;
		ship.damage = 0;
		io.emit?.({
			type: "sunk",
			ship: seat,
			by: cause,
			coins: lost
		});
		resolved(s);
		if (cause === -1) gainProsperity(io, seat, -io.edition.combat.sunkBySea, "lost");
		else if (!isMarauder(cause)) {
			gainProsperity(io, cause, io.edition.combat.sunkRival, "sinkings");
			gainCoins(io, cause, lost);
			deed(io, cause, 1, 1);
		}
	},
	spill(io, { seat }) {
		if (loaded(io.state.ships[seat]) > slotsOf(io, seat)) io.ask(spillAsk(seat));
	}
};
function resolved(s) {
	const { sinking } = s;
	for (let i = 2; i < sinking.length; i++) sinking[i - 2] = sinking[i];
	sinking.pop();
	sinking.pop();
}
const keep = {
	rule: "QC-8.7",
	offer(io, { seat }, to) {
		const { equipped } = io.state.ships[seat];
		for (let slot = 0; slot < equipped.length; slot++) to.offer(keepCard(cardId(io, 0, equipped[slot])));
	},
	answer(io, { seat }, { keep: card }) {
		const ship = io.state.ships[seat];
		const kept = backOf(io, 0, ship.equipped, card);
		const used = ship.usedGear >> ship.equipped.indexOf(kept);
		for (let i = 0; i < ship.equipped.length; i++) if (ship.equipped[i] !== kept) toPile(io, 0, ship.equipped[i]);
		ship.equipped = [kept];
		ship.usedGear = used & 1;
		io.emit?.({
			type: "kept",
			seat,
			card: kept,
			what: card
		});
	},
	fallback: (io, { seat }) => keepCard(cardId(io, 0, io.state.ships[seat].equipped[0]))
};
const spillAsk = mint((seat) => ({
	kind: "spill",
	seat
}));
const dropGood = mint((drop) => ({ drop }));
const spillKind = {
	rule: "QC-12.20",
	offer(io, { seat }, to) {
		const { cargo } = io.state.ships[seat];
		for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) to.offer(dropGood(GOODS[good]));
	},
	answer(io, { seat }, { drop }) {
		returnGoods(io, seat, GOODS.indexOf(drop), 1);
		io.push(spill(seat));
	},
	fallback: (io, { seat }) => dropGood(GOODS[io.state.ships[seat].cargo.findIndex((held) => held > 0)])
};
// ../quests/src/rules/attack.ts
const attackChoice = mint((target) => ({
	do: "attack",
	target
}));
const ramChoice = mint((target) => ({
	do: "ram",
	target
}));
const grapnelChoice = mint((target) => ({
	do: "grapnel",
	target
}));
const noActions$2 = reason("QC-2.4", "refuse.noActions");
const friend = reason("QC-7.2", "refuse.friend");
const notHere = reason("QC-7.1", "refuse.notHere");
const safeHarbour = reason("QC-7.9", "refuse.safeHarbour");
const noCannon = reason("QC-7.1", "refuse.noCannon");
const noAmmo = reason("QC-7.1", "refuse.noAmmo");
const shotUsed = reason("QC-13.5", "refuse.onceATurn");
const noRam = reason("QC-12.19", "refuse.gearUsed");
const notAdjacent = reason("QC-12.17", "refuse.notAdjacent");
function unmetTarget(io, seat, ship, far, elsewhere) {
	const s = io.state;
	const at = cellOf(s, ship);
	if (at === -1 || isSinking(s, ship)) return elsewhere;
	if (!isEnemy(s, seat, ship)) return friend;
	if (hexDistance(s.ships[seat].cell, at) !== far) return elsewhere;
	return isSafe(chart(s), s.ships[seat].cell) || isSafe(chart(s), at) ? safeHarbour : null;
}
function unmetAttack(io, seat, ship) {
	const s = io.state;
	const { readyCannons, ammo } = s.ships[seat];
	let unmet = unmetTarget(io, seat, ship, 0, notHere);
	if (unmet === notHere && ability(io, seat).range === 1) {
		unmet = unmetTarget(io, seat, ship, 1, notHere);
		if (unmet === null && !uniqueUnused(io, seat)) unmet = shotUsed;
	}
	return unmet ?? (s.actions === 0 ? noActions$2 : readyCannons === 0 ? noCannon : ammo === 0 ? noAmmo : null);
}
function offerAttack(io, seat, to) {
	const s = io.state;
	const rams = equippedCount(io, seat, "ram") > 0;
	const grapnels = equippedCount(io, seat, "grapnel") > 0;
	const ramReady = unusedGear(io, seat, "ram") !== -1;
	const grapnelReady = unusedGear(io, seat, "grapnel") !== -1;
	for (let k = 0; k < shipCount(s); k++) {
		const ship = shipAt(s, k);
		if (ship === seat) continue;
		if (to.refused === null && hexDistance(s.ships[seat].cell, Math.max(0, cellOf(s, ship))) > 1) continue;
		const name = shipName(ship);
		to.offer(attackChoice(name), unmetAttack(io, seat, ship));
		const spent = s.actions === 0 ? noActions$2 : null;
		if (rams) to.offer(ramChoice(name), unmetTarget(io, seat, ship, 0, notHere) ?? (ramReady ? spent : noRam));
		if (grapnels) to.offer(grapnelChoice(name), unmetTarget(io, seat, ship, 1, notAdjacent) ?? (grapnelReady ? spent : noRam));
	}
}
const attackDeeds = {
	attack(io, seat, { target }) {
		const s = io.state;
		const { readyCannons, ammo } = s.ships[seat];
		s.actions--;
		if (Math.min(readyCannons, ammo) > 1 || ammo > 1 && unusedSwivels(io, seat) > 0) io.ask(gunsAsk(seat, shipNamed(target)));
		else fireAt(io, seat, shipNamed(target), fire(1, 0));
	},
	ram(io, seat, { target }) {
		const s = io.state;
		const ship = shipNamed(target);
		s.actions--;
		useGear(io, seat, unusedGear(io, seat, "ram"));
		io.emit?.({
			type: "rammed",
			seat,
			target: ship
		});
		hurt(io, ship, 1, seat);
		s.dice = [io.roll("traveler", 6)];
		io.emit?.({
			type: "ramDie",
			seat,
			die: s.dice[0],
			cell: s.ships[seat].cell
		});
		io.next(ramRecoil(seat, ship), SINK);
		if (mayUseLuck(io, seat)) io.ask(luckAsk(seat));
	},
	grapnel(io, seat, { target }) {
		const s = io.state;
		const ship = shipNamed(target);
		s.actions--;
		useGear(io, seat, unusedGear(io, seat, "grapnel"));
		const { cell } = s.ships[seat];
		if (isMarauder(ship)) s.marauders[ship - 6].cell = cell;
		else s.ships[ship].cell = cell;
		io.emit?.({
			type: "displaced",
			ship,
			cell,
			place: placeOf(s, cell),
			by: seat
		});
	}
};
const gunsAsk = mint((seat, target) => ({
	kind: "guns",
	seat,
	target
}));
const fire = mint((cannons, swivel) => swivel === 0 ? { cannons } : {
	cannons,
	swivel
});
const ammoShort = reason("QC-7.3", "refuse.ammoShort");
function unusedSwivels(io, seat) {
	const { equipped, usedGear } = io.state.ships[seat];
	let count = 0;
	for (let slot = 0; slot < equipped.length; slot++) if ((usedGear & 1 << slot) === 0 && designAt(io, equipped[slot]) === "swivel") count++;
	return count;
}
const guns = {
	rule: "QC-7.3",
	offer(io, { seat }, to) {
		const { readyCannons, ammo } = io.state.ships[seat];
		const swivels = unusedSwivels(io, seat);
		for (let cannons = readyCannons; cannons >= 1; cannons--) for (let swivel = 0; swivel <= swivels; swivel++) to.offer(fire(cannons, swivel), cannons + swivel > ammo ? ammoShort : null);
	},
	answer: (io, { seat, target }, choice) => fireAt(io, seat, target, choice),
	fallback(io, { seat }) {
		const { readyCannons, ammo } = io.state.ships[seat];
		return fire(Math.min(readyCannons, ammo), 0);
	}
};
function fireAt(io, seat, target, { cannons, swivel = 0 }) {
	const s = io.state;
	const ship = s.ships[seat];
	if (cellOf(s, target) !== ship.cell) useUnique(io, seat);
	for (let k = 0; k < swivel; k++) useGear(io, seat, unusedGear(io, seat, "swivel"));
	ship.readyCannons -= cannons;
	s.spent = cannons;
	spendAmmo(io, seat, cannons + swivel);
	rollAttack(io, seat, target, cannons + swivel);
}
function rollAttack(io, by, target, dice) {
	const s = io.state;
	s.dice = [];
	for (let k = 0; k < dice; k++) s.dice.push(io.roll("ammo", 6));
	s.shields = 0;
	io.emit?.({
		type: "fired",
		ship: by,
		target,
		dice: s.dice.slice(),
		from: cellOf(s, by),
		cell: cellOf(s, target)
	});
	io.next(attackLuck(by, target), attackBulwark(by, target), attackDamage(by, target));
}
const attackSteps = {
	"attack.luck"(io, { by }) {
		if (!isMarauder(by) && mayUseLuck(io, by)) io.ask(luckAsk(by));
	},
	"attack.bulwark"(io, { by, target }) {
		if (!isMarauder(target) && damageNow(io, target) > 0) openWindow(io, "attack", target, by);
	},
	"attack.damage"(io, { by, target }) {
		const marked = hurt(io, target, damageNow(io, target), by);
		if (isMarauder(by)) return io.push(SINK);
		io.next(SINK, attackReload(by));
		if (marked === 0) {
			io.emit?.({
				type: "missed",
				ship: by,
				target,
				cell: cellOf(io.state, target)
			});
			return;
		}
		if (ability(io, by).steals && uniqueUnused(io, by)) io.push(attackSteal(by, target));
		gainProsperity(io, by, io.edition.combat.hit, "hits");
		hitDeed(io, by, marked);
	},
	"attack.steal"(io, { by, target }) {
		if (isMarauder(target)) {
			useUnique(io, by);
			gainCoins(io, by, 1);
		} else if (anythingToSteal(io, by, target)) io.ask(stealAsk(by, target));
	},
	"attack.reload"(io, { seat }) {
		const s = io.state;
		const ship = s.ships[seat];
		if ((ship.used & 4) !== 0) return;
		ship.used |= 4;
		const ready = Math.min(ability(io, seat).reloads ?? 0, s.spent);
		if (ready === 0) return;
		ship.readyCannons += ready;
		io.emit?.({
			type: "reloaded",
			seat,
			ready
		});
	},
	"ram.recoil"(io, { by }) {
		if (io.state.dice[0] <= 2) hurt(io, by, 1, by);
	}
};
const luckAsk = mint((seat) => ({
	kind: "luck",
	seat
}));
const luckChoice = mint((die, card) => ({
	die,
	discard: card
}));
function mayUseLuck(io, seat) {
	if (!canUseNation(io, seat, "dwunny")) return false;
	const { dice } = io.state;
	for (let i = 0; i < dice.length; i++) if (dice[i] < 6) return true;
	return false;
}
const luck = {
	rule: "QC-13.2",
	offer(io, { seat }, to) {
		const { dice, ships } = io.state;
		const { loot } = ships[seat];
		for (let die = 0; die < dice.length; die++) if (dice[die] < 6) for (let i = 0; i < loot.length; i++) to.offer(luckChoice(die, cardId(io, 0, loot[i])));
		to.offer(passOn);
	},
	answer(io, { seat }, choice) {
		if ("pass" in choice) return;
		spendOnNation(io, seat, choice.discard);
		io.state.dice[choice.die] = 6;
		io.emit?.({
			type: "luck",
			seat,
			die: choice.die
		});
	},
	fallback: () => passOn
};
const stealAsk = mint((seat, target) => ({
	kind: "steal",
	seat,
	target
}));
const stealThing = mint((take) => ({ take }));
const noSlot = reason("QC-13.11", "refuse.noFreeSlot");
const nothingThere = reason("QC-13.11", "refuse.nothingThere");
function anythingToSteal(io, by, target) {
	const { coins, cargo } = io.state.ships[target];
	if (coins > 0) return true;
	if (freeSlots(io, by) === 0) return false;
	for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) return true;
	return false;
}
const steal = {
	rule: "QC-13.11",
	offer(io, { seat, target }, to) {
		const { coins, cargo } = io.state.ships[target];
		const room = freeSlots(io, seat) > 0;
		to.offer(stealThing("coin"), coins > 0 ? null : nothingThere);
		for (let good = 0; good < GOOD_KINDS; good++) to.offer(stealThing(GOODS[good]), cargo[good] === 0 ? nothingThere : room ? null : noSlot);
		to.offer(passOn);
	},
	answer(io, { seat, target }, choice) {
		if ("pass" in choice) return;
		const s = io.state;
		useUnique(io, seat);
		if (choice.take === "coin") {
			s.ships[target].coins--;
			gainCoins(io, seat, 1);
		} else {
			const good = GOODS.indexOf(choice.take);
			s.ships[target].cargo[good]--;
			s.ships[seat].cargo[good]++;
			io.emit?.({
				type: "goods",
				seat,
				good: choice.take,
				gained: 1
			});
		}
		io.emit?.({
			type: "stole",
			seat,
			target,
			what: choice.take
		});
	},
	fallback(io, { target }) {
		const { coins, cargo } = io.state.ships[target];
		return stealThing(coins > 0 ? "coin" : GOODS[cargo.findIndex((held) => held > 0)]);
	}
};
// ../quests/src/rules/clues.ts
const solveChoice = mint((clue, take) => ({
	do: "solve",
	clue,
	take
}));
const solveForBoth = mint((clue, spend) => ({
	do: "solve",
	clue,
	take: "both",
	spend
}));
const deliverChoice = mint((clue) => ({
	do: "deliver",
	clue
}));
const noActions$1 = reason("QC-2.4", "refuse.noActions");
const notThatIsland = reason("QC-6.1", "refuse.notThatIsland");
const noLootLeft = reason("QC-6.2", "refuse.noLootLeft");
const bothOnce = reason("QC-13.5", "refuse.onceATurn");
function offerSolve(io, seat, to) {
	const s = io.state;
	const { clues } = s.ships[seat];
	const island = islandOf(s, seat);
	if (island === -1 && to.refused === null) return;
	const loot = hasCards(s, 0);
	for (let i = 0; i < clues.length; i++) {
		const here = s.faces[clues[i]] === island;
		if (!here && to.refused === null) continue;
		const unmet = !here ? notThatIsland : s.actions === 0 ? noActions$1 : null;
		const clue = cardId(io, 2, clues[i]);
		to.offer(solveChoice(clue, "prosperity"), unmet);
		to.offer(solveChoice(clue, "loot"), unmet ?? (loot ? null : noLootLeft));
		if (!ability(io, seat).takesBoth) continue;
		for (let k = 0; k < clues.length; k++) if (k !== i) to.offer(solveForBoth(clue, cardId(io, 2, clues[k])), unmet ?? (!uniqueUnused(io, seat) ? bothOnce : loot ? null : noLootLeft));
	}
}
const notHome = reason("QC-6.5", "refuse.notHome");
const loreUsed = reason("QC-13.13", "refuse.onceATurn");
function offerDeliver(io, seat, to) {
	const s = io.state;
	const { solved, cell } = s.ships[seat];
	if (solved.length === 0) return;
	const atMarket = ability(io, seat).deliversAtMarkets === true && chart(s).terrain[cell] === 5;
	const unmet = cell === home(s, seat) ? null : !atMarket ? notHome : uniqueUnused(io, seat) ? null : loreUsed;
	for (let i = 0; i < solved.length; i++) to.offer(deliverChoice(cardId(io, 2, solved[i])), unmet);
}
const clueDeeds = {
	solve(io, seat, { clue, take, spend }) {
		const s = io.state;
		const ship = s.ships[seat];
		s.actions--;
		if (spend !== void 0) {
			useUnique(io, seat);
			discard(io, seat, 2, backOf(io, 2, ship.clues, spend));
		}
		const back = backOf(io, 2, ship.clues, clue);
		outOfHand(io, seat, 2, back);
		io.reveal(back);
		ship.solved.push(back);
		io.emit?.({
			type: "solved",
			seat,
			card: back,
			what: clue
		});
		if (take !== "loot") gainProsperity(io, seat, io.edition.clue.solve, "solved");
		if (take !== "prosperity") draw(io, seat, 0);
		gainCoins(io, seat, gear(io, seat, "solveCoins"));
		io.push(clueDraw(seat));
		deed(io, seat, 3, 1);
	},
	deliver(io, seat, { clue }) {
		const s = io.state;
		const ship = s.ships[seat];
		if (ship.cell !== home(s, seat)) useUnique(io, seat);
		const back = backOf(io, 2, ship.solved, clue);
		remove(ship.solved, back);
		s.out.push(back);
		ship.delivered++;
		io.emit?.({
			type: "delivered",
			seat,
			card: back,
			what: clue
		});
		gainProsperity(io, seat, io.edition.clue.deliver, "delivered");
		stored(io, seat);
	}
};
const clueSteps = { "clue.draw"(io, { seat }) {
	drawOrPick(io, seat, 2);
} };
// ../quests/src/board/copy.ts
const copyShip = (ship) => ({
	champion: ship.champion,
	cell: ship.cell,
	coins: ship.coins,
	ammo: ship.ammo,
	bonus: ship.bonus,
	damage: ship.damage,
	sails: ship.sails,
	readySails: ship.readySails,
	cannons: ship.cannons,
	readyCannons: ship.readyCannons,
	slots: ship.slots,
	cargo: ship.cargo.slice(),
	loot: ship.loot.slice(),
	quests: ship.quests.slice(),
	clues: ship.clues.slice(),
	tally: ship.tally.slice(),
	equipped: ship.equipped.slice(),
	usedGear: ship.usedGear,
	solved: ship.solved.slice(),
	finished: ship.finished.slice(),
	delivered: ship.delivered,
	sunk: ship.sunk,
	used: ship.used
});
const copyMarauder = (one) => ({
	cell: one.cell,
	damage: one.damage,
	cannons: one.cannons,
	ready: one.ready,
	barred: one.barred
});
const copyDraft = (draft) => ({
	left: draft.left.slice(),
	stage: draft.stage,
	turn: draft.turn,
	piece: draft.piece,
	face: draft.face,
	at: draft.at,
	placed: draft.placed.slice(),
	removed: draft.removed,
	hands: draft.hands.map((hand) => hand.slice())
});
function copy(s) {
	const ships = [];
	for (let i = 0; i < s.ships.length; i++) ships.push(copyShip(s.ships[i]));
	const marauders = [];
	for (let i = 0; i < s.marauders.length; i++) marauders.push(copyMarauder(s.marauders[i]));
	const to = copyTable(s);
	to.round = s.round;
	to.first = s.first;
	to.active = s.active;
	to.actions = s.actions;
	to.cut = s.cut;
	to.chart = s.chart;
	to.homes = s.homes.slice();
	to.prosperity = s.prosperity.slice();
	to.gained = s.gained.slice();
	to.called = s.called;
	to.ships = ships;
	to.marauders = marauders;
	to.decks = [
		s.decks[0].slice(),
		s.decks[1].slice(),
		s.decks[2].slice()
	];
	to.piles = [
		s.piles[0].slice(),
		s.piles[1].slice(),
		s.piles[2].slice()
	];
	to.out = s.out.slice();
	to.tokens = s.tokens.slice();
	to.seers = s.seers.slice();
	to.goods = s.goods.slice();
	to.ammo = s.ammo;
	to.voyage = s.voyage;
	to.points = s.points;
	to.free = s.free;
	to.steps = s.steps;
	to.from = s.from;
	to.die = s.die;
	to.added = s.added;
	to.dice = s.dice.slice();
	to.shields = s.shields;
	to.spent = s.spent;
	to.sinking = s.sinking.slice();
	to.requests = s.requests.slice();
	to.draft = s.draft === null ? null : copyDraft(s.draft);
	to.ended = s.ended;
	return to;
}
// ../quests/src/rules/draft.ts
const MOST_REMOVED = ISLANDS.length - 9;
const KEPT = TRADING_PORTS.length;
const TOUCHING = 2;
const faceAsk = mint((seat) => ({
	kind: "draft.face",
	seat
}));
const spotAsk = mint((seat) => ({
	kind: "draft.spot",
	seat
}));
const turnAsk$1 = mint((seat) => ({
	kind: "draft.turn",
	seat
}));
const faceChoice = mint((face) => ({ face }));
const spotChoice = mint((cell) => ({ at: [Q[cell], R[cell]] }));
const turnChoice = mint((turn) => ({ turn }));
function draftOf(s) {
	if (s.draft === null) throw new Error("quests: no draft is under way");
	return s.draft;
}
const isTile = (piece) => TILES.includes(piece);
const isPortPiece = (piece) => tradingNumber(piece) !== -1;
function signsOfPiece(piece, face) {
	if (isTile(piece)) return signsOfTile(piece, face);
	if (isPortPiece(piece)) return [signOfTrading(tradingNumber(piece))];
	return [signOfSingle(face === "down" ? "impassable" : piece)];
}
const cellsOf = (piece, cell, turn) => isTile(piece) ? footprint(cell, turn) : [cell];
function touches(terrain, cells) {
	let edges = 0;
	for (const cell of cells) for (let dir = 0; dir < 6; dir++) {
		const to = neighbour(cell, dir);
		if (!cells.includes(to) && (to === -1 || isCorner(to) || terrain[to] !== 9)) edges++;
	}
	return edges >= TOUCHING;
}
function mayLie(s, piece, face, cell, turn) {
	const { terrain } = drawn(s);
	const cells = cellsOf(piece, cell, turn);
	if (cells === null || cells.some((at) => isCorner(at) || terrain[at] !== 9) || !touches(terrain, cells)) return false;
	if (face === "down" && cells.some((at) => at < cell)) return false;
	if (!isPortPiece(piece) && emptyCells(terrain) - cells.length < KEPT) return false;
	if (face === "up") return true;
	const after = terrain.slice();
	for (const at of cells) after[at] = 3;
	return hasDraftAccess(after, homeCells(drawn(s)));
}
let lastDrawn = drawChart("?".repeat(CELLS));
const drawn = (s) => lastDrawn.signs === s.chart ? lastDrawn : lastDrawn = drawChart(s.chart);
const emptyCells = (terrain) => {
	let empty = 0;
	for (let cell = 0; cell < CELLS; cell++) if (terrain[cell] === 9) empty++;
	return empty;
};
const turnsOf = (piece) => isTile(piece) ? 6 : 1;
function fitsOn(s, piece, face, cell) {
	for (let turn = 0; turn < turnsOf(piece); turn++) if (mayLie(s, piece, face, cell, turn)) return true;
	return false;
}
function fitsAnywhere(s, piece, face) {
	for (let cell = 0; cell < CELLS; cell++) if (fitsOn(s, piece, face, cell)) return true;
	return false;
}
const isLastWorkshop = (s, piece) => piece === "workshop" && drawn(s).workshops.length === 0;
function facesOf(s, piece) {
	const { removed } = draftOf(s);
	const faces = fitsAnywhere(s, piece, "up") ? ["up"] : [];
	const isWorkshop = piece === "workshop" || isTile(piece) && islandOnTile(piece) === -1;
	const onlyUp = isPortPiece(piece) || isWorkshop && (!s.options.workshopsFaceDown || isLastWorkshop(s, piece));
	const mayGo = !isTile(piece) || isWorkshop || removed < MOST_REMOVED;
	if (!onlyUp && mayGo && fitsAnywhere(s, piece, "down")) faces.push("down");
	return faces;
}
function beginTileDraft(io) {
	const s = io.state;
	s.draft = {
		left: TILES.slice(),
		stage: "tiles",
		turn: s.first,
		piece: "",
		face: "",
		at: -1,
		placed: [],
		removed: 0,
		hands: []
	};
	io.push(DRAFT_TILE);
}
function nextStage(io, draft) {
	const { workshops } = drawn(io.state);
	if (draft.stage === "tiles") {
		draft.stage = "singles";
		turnUpIslands(io, draft);
		for (const kind of SINGLES) for (let k = 0; k < SINGLE_COUNTS[kind]; k++) draft.left.push(kind);
		if (workshops.length === 0) draft.piece = "workshop";
	} else {
		draft.stage = "ports";
		draft.left = TRADING_PORTS.map(({ id }) => id);
	}
}
function turnUpIslands(io, draft) {
	const s = io.state;
	for (let i = 0; i < draft.placed.length && drawn(s).islands.length < 9; i++) {
		const { tile, face, at } = draft.placed[i];
		if (face === "up" || islandOnTile(tile) === -1) continue;
		const turned = withSigns(s.chart, at, signsOfTile(tile, "up"));
		if (!hasDraftAccess(drawChart(turned).terrain, homeCells(drawn(s)))) continue;
		s.chart = turned;
		draft.placed[i] = deepFreeze({
			tile,
			face: "up",
			at
		});
		draft.removed--;
		io.emit?.({
			type: "turnedUp",
			piece: tile,
			cells: at
		});
		i = -1;
	}
}
function withSigns(signs, cells, shown) {
	const list = signs.split("");
	for (let k = 0; k < cells.length; k++) list[cells[k]] = shown[k];
	return list.join("");
}
function reveal(io, draft) {
	if (draft.stage === "ports") draft.piece = draft.left.shift() ?? "";
	else {
		const at = draft.piece === "" ? io.draw("draft", draft.left.length) : draft.left.indexOf(draft.piece);
		draft.piece = draft.left.splice(at, 1)[0];
	}
	io.emit?.({
		type: "revealed",
		seat: draft.turn,
		piece: draft.piece
	});
}
function nextPlayer(s, draft) {
	draft.turn = (draft.turn + 1) % s.seats;
	draft.piece = "";
	draft.face = "";
	draft.at = -1;
}
const draftSteps = { "draft.tile"(io) {
	const s = io.state;
	const draft = draftOf(s);
	const isFull = draft.stage === "singles" && emptyCells(drawn(s).terrain) <= KEPT;
	if (draft.left.length === 0 || isFull) {
		if (draft.stage === "ports") return finishTileDraft(io);
		if (isFull) draft.left = [];
		nextStage(io, draft);
		return io.push(DRAFT_TILE);
	}
	reveal(io, draft);
	io.push(DRAFT_TILE);
	if (draft.stage === "ports") {
		draft.face = "up";
		return io.ask(spotAsk(draft.turn));
	}
	const faces = facesOf(s, draft.piece);
	if (faces.length === 0) {
		if (isTile(draft.piece) && islandOnTile(draft.piece) !== -1) draft.removed++;
		io.emit?.({
			type: "setAside",
			piece: draft.piece
		});
		nextPlayer(s, draft);
	} else if (faces.length === 1) {
		draft.face = faces[0];
		io.ask(spotAsk(draft.turn));
	} else io.ask(faceAsk(draft.turn));
} };
function finishTileDraft(io) {
	const s = io.state;
	s.chart = s.chart.replaceAll("?", signOfSingle("calm"));
	s.draft = null;
	io.emit?.({ type: "mapReady" });
}
function place$3(io, turn) {
	const s = io.state;
	const draft = draftOf(s);
	const { piece, at } = draft;
	const face = draft.face === "down" ? "down" : "up";
	const cells = cellsOf(piece, at, turn) ?? [];
	s.chart = withSigns(s.chart, cells, signsOfPiece(piece, face));
	if (isTile(piece)) {
		draft.placed.push(deepFreeze({
			tile: piece,
			face,
			at: cells
		}));
		if (face === "down" && islandOnTile(piece) !== -1) draft.removed++;
	}
	io.emit?.({
		type: "laid",
		seat: draft.turn,
		piece,
		face,
		cells
	});
	nextPlayer(s, draft);
}
const noSpot = reason("QC-17.6", "refuse.noSpotForFace");
const doesNotFit = reason("QC-17.5", "refuse.doesNotFit");
const draftFace = {
	rule: "QC-17.4",
	offer(io, _ask, to) {
		const faces = facesOf(io.state, draftOf(io.state).piece);
		to.offer(faceChoice("up"), faces.includes("up") ? null : noSpot);
		to.offer(faceChoice("down"), faces.includes("down") ? null : noSpot);
	},
	answer(io, { seat }, { face }) {
		draftOf(io.state).face = face;
		io.ask(spotAsk(seat));
	},
	fallback: (io) => faceChoice(facesOf(io.state, draftOf(io.state).piece)[0])
};
const currentFace = (draft) => draft.face === "down" ? "down" : "up";
function spots(s) {
	const draft = draftOf(s);
	const list = [];
	for (let cell = 0; cell < CELLS; cell++) if (fitsOn(s, draft.piece, currentFace(draft), cell)) list.push(cell);
	if (list.length === 0) {
		for (let cell = 0; cell < CELLS; cell++) if (drawn(s).terrain[cell] === 9) list.push(cell);
	}
	return list;
}
const draftSpot = {
	rule: "QC-17.5",
	offer(io, _ask, to) {
		const legal = spots(io.state);
		for (const cell of legal) to.offer(spotChoice(cell));
		if (to.refused !== null) {
			for (let cell = 0; cell < CELLS; cell++) if (!isCorner(cell) && !legal.includes(cell)) to.offer(spotChoice(cell), doesNotFit);
		}
	},
	answer(io, { seat }, { at }) {
		const s = io.state;
		const draft = draftOf(s);
		draft.at = cellAt(at[0], at[1]);
		const turns = legalTurns(s);
		if (turns.length > 1) io.ask(turnAsk$1(seat));
		else place$3(io, turns[0] ?? 0);
	},
	fallback: (io) => spotChoice(spots(io.state)[0])
};
function legalTurns(s) {
	const draft = draftOf(s);
	const turns = [];
	for (let turn = 0; turn < turnsOf(draft.piece); turn++) if (mayLie(s, draft.piece, currentFace(draft), draft.at, turn)) turns.push(turn);
	return turns;
}
const draftTurn = {
	rule: "QC-17.5",
	offer(io, _ask, to) {
		const legal = legalTurns(io.state);
		for (let turn = 0; turn < 6; turn++) to.offer(turnChoice(turn), legal.includes(turn) ? null : doesNotFit);
	},
	answer: (io, _ask, { turn }) => place$3(io, turn),
	fallback: (io) => turnChoice(legalTurns(io.state)[0])
};
// ../quests/src/edition/schema.ts
const NATIONS = [
	"dwunny",
	"delve",
	"porc"
];
const MOST = 99;
const MOST_OF_A_SHIP = 6;
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
const name = string({ error: "expected a text" }).trim().min(1, { error: "expected a text that is not empty" });
const entry = (shape) => strictObject({
	...shape,
	source: record(strictObject(shape).keyof(), source).readonly()
}).readonly();
const goods = partialRecord(_enum(GOODS), whole(1, MOST_OF_A_SHIP)).readonly();
const place$2 = union([
	strictObject({ island: _enum(ISLANDS.map(({ id }) => id)) }).readonly(),
	strictObject({ trading: _enum(TRADING_PORTS.map(({ id }) => id)) }).readonly(),
	_enum(["anyWorkshop", "ownHome"])
]);
const goal = discriminatedUnion("kind", [
	strictObject({
		kind: literal("deliver"),
		goods,
		place: place$2
	}).readonly(),
	strictObject({
		kind: literal("pay"),
		coins: whole(1),
		place: place$2
	}).readonly(),
	strictObject({
		kind: literal("hit"),
		damage: whole(1)
	}).readonly(),
	strictObject({
		kind: _enum([
			"sink",
			"explore",
			"solve",
			"pass",
			"upgrade"
		]),
		count: whole(1)
	}).readonly(),
	strictObject({
		kind: _enum(["land", "store"]),
		count: whole(1),
		within: _enum(["held", "turn"])
	}).readonly()
]);
const quest$2 = strictObject({
	id: name,
	name,
	hard: boolean(),
	goal,
	reward: strictObject({
		prosperity: whole(0).default(0),
		coins: whole(0).default(0),
		ammo: whole(0).default(0),
		loot: whole(0).default(0),
		clues: whole(0).default(0)
	}).readonly(),
	source
}).readonly();
const LOOT_IDS = [
	"gale",
	"ram",
	"hide",
	"spyglass",
	"barrel",
	"jib",
	"swivel",
	"scales",
	"lens",
	"grapnel",
	"seedling",
	"figurehead",
	"daring",
	"shell",
	"wind",
	"keg",
	"chart",
	"purse",
	"tome",
	"mine",
	"lantern",
	"repellent",
	"bulwark"
];
const loot = strictObject({
	id: _enum(LOOT_IDS),
	name,
	copies: whole(0, 9),
	kind: _enum([
		"equip",
		"instant",
		"reaction"
	]),
	cost: strictObject({
		goods: goods.default({}),
		coins: whole(0).default(0)
	}).readonly().default({
		goods: {},
		coins: 0
	}),
	source
}).readonly();
const CHAMPION_IDS = [
	"pewter",
	"valkyr",
	"kerris",
	"quaeth",
	"elwing",
	"phyrre",
	"bozret",
	"khalgoh",
	"lyrah"
];
const startAndMax = (least) => tuple([whole(least, MOST_OF_A_SHIP), whole(least, MOST_OF_A_SHIP)]).refine(([start, most]) => start <= most, { error: "expected a start value that is not above the maximum" }).readonly();
const championShape = {
	id: _enum(CHAMPION_IDS),
	name,
	nation: _enum(NATIONS),
	mission: _enum([
		"naval",
		"aid",
		"research"
	]),
	hearts: whole(1, 9),
	sails: startAndMax(0),
	cannons: startAndMax(1),
	cargo: startAndMax(1)
};
const champion$1 = strictObject({
	...championShape,
	source: partialRecord(strictObject(championShape).keyof(), source).readonly()
}).readonly();
const unlike = (list, context) => {
	for (const [i, { id }] of list.entries()) if (list.findIndex((other) => other.id === id) < i) context.addIssue({
		code: "custom",
		path: [i, "id"],
		message: `'${id}' is there twice`
	});
};
const editionSchema = strictObject({
	id: name,
	title: name,
	start: entry({
		coins: whole(0),
		ammo: whole(0),
		clues: whole(0, 3),
		actions: whole(1, 9)
	}),
	goal: entry({
		byTeamSize: tuple([
			whole(1),
			whole(1),
			whole(1)
		]).readonly(),
		coopRounds: whole(1)
	}),
	supply: entry({
		ammo: whole(1),
		goods: whole(1)
	}),
	traveler: entry({
		passes: whole(1, 6),
		mostBonus: whole(0, 6)
	}),
	prices: entry({
		ammoPerCoin: whole(1),
		repair: whole(0),
		sellResource: whole(0),
		sellClue: whole(0),
		sellQuest: whole(0),
		upgrade: whole(0),
		artifact: whole(0),
		information: whole(0)
	}),
	combat: entry({
		pipsPerDamage: whole(1),
		hit: whole(0),
		sunkRival: whole(0),
		sunkBySea: whole(0)
	}),
	island: entry({ exploreCoins: whole(0) }),
	clue: entry({
		solve: whole(0),
		deliver: whole(0)
	}),
	hand: entry({
		limit: whole(1),
		equipped: literal(2, { error: "expected 2: the rules are built on it" })
	}),
	marauder: entry({
		hearts: whole(1, 9),
		cannons: whole(1, 9),
		mostCannons: whole(1, 9),
		reload: whole(0, 9)
	}),
	missions: entry({
		naval: whole(1),
		aid: whole(1),
		research: whole(1)
	}),
	champions: array(champion$1).length(CHAMPION_IDS.length, { error: "expected the nine champions" }).superRefine(unlike).readonly(),
	loot: array(loot).length(LOOT_IDS.length, { error: `expected the ${LOOT_IDS.length} designs of loot` }).superRefine(unlike).readonly(),
	quests: array(quest$2).min(1).max(MOST).superRefine(unlike).readonly()
}).superRefine(({ champions, marauder }, context) => {
	for (const nation of NATIONS) if (champions.filter((one) => one.nation === nation).length !== 3) context.addIssue({
		code: "custom",
		path: ["champions"],
		message: `expected three champions of ${nation}: a team of three needs them`
	});
	if (marauder.cannons > marauder.mostCannons) context.addIssue({
		code: "custom",
		path: ["marauder", "cannons"],
		message: `expected at most ${marauder.mostCannons}`
	});
}).readonly();
const house1 = deepFreeze(editionSchema.parse(house_1_default));
function editionWarnings(edition) {
	const warnings = [];
	const cards = edition.loot.reduce((all, { copies }) => all + copies, 0);
	if (cards !== 45) warnings.push(`loot: ${cards} cards; the rulebook counts 45`);
	if (edition.quests.length !== 45) warnings.push(`quests: ${edition.quests.length} cards; the rulebook counts 45`);
	for (const { id, sails, cannons, cargo } of edition.champions) if (sails[0] + cannons[0] + cargo[0] !== 5) warnings.push(`champions.${id}: the start values of the printed sheet add up to 5`);
	return warnings;
}
// ../quests/src/rules/end.ts
const endSteps = { "round.check"(io) {
	const s = io.state;
	if (isCoop(s)) s.ended = coopIsWon(io) ? "won" : s.round >= io.edition.goal.coopRounds ? "lost" : "";
	else s.ended = s.called ? "goal" : s.round >= s.options.roundLimit ? "limit" : "";
	if (s.ended === "") io.next(ROUND_RELOAD, ROUND_REINFORCE, TURN_REFRESH);
	else io.emit?.({
		type: "ended",
		why: s.ended,
		round: s.round
	});
} };
// ../quests/src/board/invariants.ts
function must(condition, what) {
	if (!condition) throw new Error(`quests: ${what}`);
}
function invariants(io) {
	const s = io.state;
	must(s.chart === "" || s.chart.length === CELLS, "the chart has a sign for every cell");
	if (s.round === 0) return;
	everyCardOnce(io);
	const { supply, start, champions } = io.edition;
	if (s.options.finiteSupplies) {
		for (let good = 0; good < GOOD_KINDS; good++) must(s.goods[good] + s.ships.reduce((all, ship) => all + ship.cargo[good], 0) === supply.goods, `${supply.goods} of good ${good}`);
		must(s.ammo + s.ships.reduce((all, ship) => all + ship.ammo, 0) === supply.ammo, `${supply.ammo} ammo dice`);
	}
	for (let seat = 0; seat < s.seats; seat++) {
		const ship = s.ships[seat];
		const { sails, cannons, cargo } = champions[ship.champion];
		must(ship.coins >= 0 && ship.ammo >= 0 && ship.bonus >= 0, `seat ${seat} owes something`);
		must(ship.damage >= 0 && (ship.damage < heartsOf(io, seat) || isSinking(s, seat)), `damage ${ship.damage} of seat ${seat}`);
		must(ship.sails <= sails[1] && ship.readySails >= 0 && ship.readySails <= ship.sails, `sails of seat ${seat}`);
		must(ship.cannons <= cannons[1] && ship.readyCannons >= 0 && ship.readyCannons <= ship.cannons, `cannons of seat ${seat}`);
		must(ship.slots <= cargo[1] && ship.cargo.every((held) => held >= 0), `cargo of seat ${seat}`);
		must(loaded(ship) <= slotsOf(io, seat) || s.asks.some(({ kind }) => kind === "spill"), `seat ${seat} is overloaded`);
		must(ship.equipped.length <= io.edition.hand.equipped, `seat ${seat} has too much equipped`);
		must(ship.tally.length === ship.quests.length * 10, `a tally for each quest of seat ${seat}`);
		must(canEnter(chart(s), ship.cell, s.homes[teamOf(s, seat)]), `seat ${seat} lies on a space it cannot enter`);
	}
	must(s.actions >= 0 && s.actions <= start.actions + 20, `${s.actions} actions`);
	for (let team = 0; team < teams(s); team++) {
		const lines = s.gained.slice(team * SOURCES.length, (team + 1) * SOURCES.length);
		must(s.prosperity[team] >= 0, "prosperity is never below 0");
		must(lines.reduce((all, one) => all + one, 0) === s.prosperity[team], "prosperity is the sum of its lines");
	}
}
function everyCardOnce(io) {
	const s = io.state;
	const lies = [
		...s.decks.flat(),
		...s.piles.flat(),
		...s.out
	];
	for (const ship of s.ships) lies.push(...ship.loot, ...ship.quests, ...ship.clues, ...ship.equipped, ...ship.solved, ...ship.finished);
	must(lies.length === new Set(lies).size, "a card lies in two places");
	const cards = s.pools[0].faces.length + s.pools[1].faces.length + s.pools[2].faces.length;
	must(lies.length === cards, `${lies.length} of ${cards} cards are there`);
}
// ../quests/src/rules/islands.ts
const gatherChoice = mint(() => ({ do: "gather" }))();
const gatherAsk = mint((seat) => ({
	kind: "gather",
	seat
}));
const takeAndDrop = mint((take, drop) => ({
	take,
	drop: listOf(drop)
}));
const spyChoice = mint((island) => ({
	do: "spy",
	island
}));
const landingSteps = {
	"landing.explore"(io) {
		const s = io.state;
		const seat = s.active;
		const island = islandOf(s, seat);
		const explores = !isExplored(s, island);
		io.emit?.({
			type: "landed",
			seat,
			island: ISLANDS[island].id
		});
		io.push(LANDING_QUEST);
		if (explores) {
			io.reveal(s.tokens[island]);
			io.emit?.({
				type: "explored",
				seat,
				island: ISLANDS[island].id,
				good: GOODS[tokenOf(s, island)]
			});
			gainCoins(io, seat, io.edition.island.exploreCoins + gear(io, seat, "exploreCoins"));
		}
		landed(io, seat, island, explores);
	},
	"landing.quest"(io) {
		drawOrPick(io, io.state.active, 1);
	}
};
const noActions = reason("QC-2.4", "refuse.noActions");
const notOnIsland = reason("QC-4.8", "refuse.notOnIsland");
const faceDown = reason("QC-4.11", "refuse.faceDown");
const supplyEmpty = reason("QC-4.10", "refuse.supplyEmpty");
function offerGather(io, seat, to) {
	const s = io.state;
	const island = islandOf(s, seat);
	to.offer(gatherChoice, island === -1 ? notOnIsland : !isExplored(s, island) ? faceDown : s.actions === 0 ? noActions : s.goods[tokenOf(s, island)] === 0 ? supplyEmpty : null);
}
const drops = [];
function mostToGather(io, seat) {
	const s = io.state;
	return Math.min(slotsOf(io, seat), s.goods[tokenOf(s, islandOf(s, seat))]);
}
const dropsFor = (io, seat, take) => bundles(io.state.ships[seat].cargo, Math.max(0, take - freeSlots(io, seat)), drops);
function gatherOn(io, seat, { take, drop }) {
	const s = io.state;
	returnBundle(io, seat, bundleOf(drop));
	takeGoods(io, seat, tokenOf(s, islandOf(s, seat)), take);
}
const gather = {
	rule: "QC-4.8",
	offer(io, { seat }, to) {
		for (let take = mostToGather(io, seat); take >= 1; take--) {
			const count = dropsFor(io, seat, take);
			for (let i = 0; i < count; i++) to.offer(takeAndDrop(take, drops[i]));
		}
	},
	answer: (io, { seat }, choice) => gatherOn(io, seat, choice),
	fallback(io, { seat }) {
		const take = mostToGather(io, seat);
		dropsFor(io, seat, take);
		return takeAndDrop(take, drops[0]);
	}
};
const SPY_RANGE = 3;
const tooFarAway = reason("QC-12.19", "refuse.tooFarAway");
const alreadyOpen = reason("QC-12.19", "refuse.alreadyOpen");
const spyglassUsed = reason("QC-12.19", "refuse.gearUsed");
function offerSpy(io, seat, to) {
	const s = io.state;
	const unused = unusedGear(io, seat, "spyglass") !== -1;
	if (!unused && (to.refused === null || equippedCount(io, seat, "spyglass") === 0)) return;
	const map = chart(s);
	for (const island of map.islands) {
		const near = hexDistance(s.ships[seat].cell, map.cellOf[island]) <= SPY_RANGE;
		to.offer(spyChoice(ISLANDS[island].id), !unused ? spyglassUsed : isExplored(s, island) ? alreadyOpen : near ? null : tooFarAway);
	}
}
const islandDeeds = {
	gather(io, seat) {
		io.state.actions--;
		if (mostToGather(io, seat) === 1 && dropsFor(io, seat, 1) === 1) gatherOn(io, seat, takeAndDrop(1, drops[0]));
		else io.ask(gatherAsk(seat));
	},
	spy(io, seat, { island }) {
		const s = io.state;
		const number = islandNumber(island);
		useGear(io, seat, unusedGear(io, seat, "spyglass"));
		io.show(s.tokens[number], seersOf(s, seat));
		s.seers[number] |= seersOf(s, seat);
		io.emit?.({
			type: "spied",
			seat,
			island,
			card: s.tokens[number]
		});
	}
};
// ../quests/src/words/maps.en.ts
const place$1 = "{place?{place:place} |}{at}";
const mapsEn = {
	"map.unreached": `With {teams} teams ${place$1} cannot be reached from the home in corner {home}`,
	"map.fewIslands": "{n#island lies|islands lie} face up; at least {least} must",
	"map.noWorkshop": "No Workshop lies face up",
	"map.noInnerCell": "{what:piece} lies on {at}, which is no inner cell",
	"map.overlap": "{what:piece} and {other:piece} both lie on {at}",
	"map.twice": "Tile {tile} is there twice",
	"map.notClockwise": "The hexes of tile {tile} do not lie clockwise around a corner",
	"map.tooManySingles": "{used} pieces “{what:piece}”; the box has {most}",
	"map.noTradingPort": "The Trading Port {place:place} is missing",
	"map.empty": "{n#inner cell is|inner cells are} empty, the first at {at}",
	"map.wrongHomes": "For {teams} teams {n#home is|homes are} named",
	"map.noSuchHome": "For {teams} teams home {home} is named, which the map does not have",
	"map.noTeams": "No number of teams has its homes",
	"map.sameCorner": "Two homes lie in one corner",
	"map.touching": "{islands:place} touch outside the middle",
	"map.onlyTreacherous": `With {teams} teams every way from corner {home} to ${place$1} leads through Treacherous Seas`,
	"map.deadEnd": `${place$1} has only one way in`,
	"map.spread": "With {teams} teams the homes differ by {islands} in their way to all islands, by {within5} in islands near by, by {workshop} to a Workshop, by {trading} to a Trading Port",
	...Object.fromEntries([
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7"
	].flatMap((type) => [
		"a",
		"b",
		"c"
	].map((set) => [`piece.tile.${type}${set}`, `tile ${type}${set}`]))),
	"piece.single.workshop": "a single Workshop hex",
	"piece.single.calm": "a single calm hex",
	"piece.single.stormy": "a single stormy hex",
	"piece.single.treacherous": "a single treacherous hex",
	"piece.single.impassable": "a single impassible hex",
	"piece.port.coppergate": "the Trading Port Coppergate",
	"piece.port.saffron-quay": "the Trading Port Saffron Quay",
	"piece.port.silverhook": "the Trading Port Silverhook"
};
// ../quests/src/words/names.ts
const names = {
	...Object.fromEntries([...ISLANDS, ...TRADING_PORTS].map(({ id, name }) => [`place.${id}`, name])),
	"champion.pewter": "Pewter Irontail",
	"champion.valkyr": "Valkyr Thunderfoot",
	"champion.kerris": "Kerris Thornfur",
	"champion.quaeth": "Quaeth Surbill",
	"champion.elwing": "Elwing Songfeather",
	"champion.phyrre": "Phyrre Mistwing",
	"champion.bozret": "Bozret Lotusthief",
	"champion.khalgoh": "Khalgoh Goldtusk",
	"champion.lyrah": "Lyrah Lorekin",
	"nation.dwunny": "Dwunny",
	"nation.delve": "Delve",
	"nation.porc": "Porc"
};
// ../quests/src/board/inspect.ts
const TOLERATED = {
	islands: 2,
	trading: 1
};
const tellFinding = (finding) => say$2({
	language: "en",
	catalogue: {
		...mapsEn,
		...names
	},
	names: []
}, finding);
const found = (code, params, ...cells) => ({
	code: `map.${code}`,
	params,
	cells
});
const spot = (cell) => `(${Q[cell]}, ${R[cell]})`;
function inspect(layout) {
	const faults = [...pieceFaults(layout), ...homeFaults(layout)];
	const remarks = [];
	if (faults.length > 0) return {
		faults,
		remarks
	};
	for (const teams of Object.keys(layout.homesFor)) {
		const chart = chartOf(signsOf(layout, Number(teams)));
		const unreached = firstUnreached(chart);
		if (unreached === null) remarks.push(...chartRemarks(chart, Number(teams)));
		else faults.push(unreachedFault(chart, Number(teams), unreached));
	}
	const chart = chartOf(signsOf(layout, Number(Object.keys(layout.homesFor)[0])));
	if (chart.islands.length < 9) faults.push(found("fewIslands", {
		n: chart.islands.length,
		least: 9
	}));
	if (chart.workshops.length === 0) faults.push(found("noWorkshop", {}));
	return {
		faults,
		remarks
	};
}
function nameOn(chart, cell) {
	const island = chart.islandOn[cell];
	const market = chart.trading.indexOf(cell);
	return {
		place: island !== -1 ? ISLANDS[island].id : market === -1 ? null : TRADING_PORTS[market].id,
		at: spot(cell)
	};
}
function unreachedFault(chart, teams, { cell, home }) {
	return found("unreached", {
		teams,
		home: CORNERS.indexOf(home) + 1,
		...nameOn(chart, cell)
	}, cell, home);
}
function pieceFaults(layout) {
	const faults = [];
	const taken = new Map();
	const put = (what, [q, r]) => {
		const cell = cellAt(q, r);
		if (cell === -1 || isCorner(cell)) faults.push(found("noInnerCell", {
			what,
			at: `(${q}, ${r})`
		}));
		else if (taken.has(cell)) faults.push(found("overlap", {
			what,
			other: taken.get(cell) ?? "",
			at: spot(cell)
		}, cell));
		else taken.set(cell, what);
	};
	for (const [i, { tile, at }] of layout.tiles.entries()) {
		for (const hex of at) put(`tile.${tile}`, hex);
		const [a, b, c] = at.map(([q, r]) => cellAt(q, r));
		if (layout.tiles.findIndex((other) => other.tile === tile) < i) faults.push(found("twice", { tile }, a));
		let clockwise = false;
		if (a !== -1) {
			for (let dir = 0; dir < 6; dir++) if (neighbour(a, dir) === b && neighbour(a, (dir + 1) % 6) === c) clockwise = true;
		}
		if (!clockwise) faults.push(found("notClockwise", { tile }));
	}
	for (const { kind, at } of layout.singles) put(`single.${kind}`, at);
	for (const kind of SINGLES) {
		const used = layout.singles.filter((single) => single.kind === kind).length;
		if (used > SINGLE_COUNTS[kind]) faults.push(found("tooManySingles", {
			used,
			what: `single.${kind}`,
			most: SINGLE_COUNTS[kind]
		}));
	}
	for (const { id, at } of layout.tradingPorts) put(`port.${id}`, at);
	for (const { id } of TRADING_PORTS) if (!layout.tradingPorts.some((port) => port.id === id)) faults.push(found("noTradingPort", { place: id }));
	const empty = [];
	for (let cell = 0; cell < CELLS; cell++) if (!isCorner(cell) && !taken.has(cell)) empty.push(cell);
	if (empty.length > 0) faults.push(found("empty", {
		n: empty.length,
		at: spot(empty[0])
	}, ...empty));
	return faults;
}
function homeFaults({ homes, homesFor }) {
	const faults = [];
	for (const [teams, slots] of Object.entries(homesFor)) {
		if (slots.length !== Number(teams)) faults.push(found("wrongHomes", {
			teams: Number(teams),
			n: slots.length
		}));
		for (const slot of slots) if (!homes.some(({ home }) => home === slot)) faults.push(found("noSuchHome", {
			teams: Number(teams),
			home: slot
		}));
	}
	if (Object.keys(homesFor).length === 0) faults.push(found("noTeams", {}));
	if (new Set(homes.map(({ corner }) => corner)).size < homes.length) faults.push(found("sameCorner", {}));
	return faults;
}
function chartRemarks(chart, teams) {
	const remarks = [];
	for (let cell = 0; cell < CELLS; cell++) for (let dir = 0; dir < 6; dir++) {
		const to = neighbour(cell, dir);
		if (to > cell && chart.terrain[cell] === 4 && chart.terrain[to] === 4 && !(CENTRE.includes(cell) && CENTRE.includes(to))) remarks.push(found("touching", { islands: [ISLANDS[chart.islandOn[cell]].id, ISLANDS[chart.islandOn[to]].id] }, cell, to));
	}
	for (const home of homeCells(chart)) {
		const safely = distancesFrom(chart, home, home, 0);
		for (let cell = 0; cell < CELLS; cell++) if ((chart.terrain[cell] === 4 || isPort(chart, cell) && canEnter(chart, cell, home)) && safely[cell] === 255) remarks.push(found("onlyTreacherous", {
			teams,
			home: CORNERS.indexOf(home) + 1,
			...nameOn(chart, cell)
		}, cell, home));
	}
	for (let cell = 0; cell < CELLS; cell++) {
		if (chart.cost[cell] === 0) continue;
		let ways = 0;
		for (let dir = 0; dir < 6; dir++) if (neighbour(cell, dir) !== -1 && chart.cost[neighbour(cell, dir)] !== 0) ways++;
		if (ways < 2) remarks.push(found("deadEnd", nameOn(chart, cell), cell));
	}
	const { islands, within5, workshop, trading } = spreadOf(chart);
	if (islands > TOLERATED.islands || within5 > 0 || workshop > 0 || trading > TOLERATED.trading) remarks.push(found("spread", {
		teams,
		islands,
		within5,
		workshop,
		trading
	}));
	return remarks;
}
// ../quests/src/edition/maps.json
var layouts = {
	"intro": {
		"id": "intro",
		"title": "Intro Map",
		"modes": ["any"],
		"symmetry": "C3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 2,
				"q": 5,
				"r": -4
			},
			{
				"home": 3,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 4,
				"corner": 4,
				"q": 0,
				"r": 5
			},
			{
				"home": 5,
				"corner": 5,
				"q": -4,
				"r": 5
			},
			{
				"home": 6,
				"corner": 6,
				"q": -4,
				"r": 0
			}
		],
		"homesFor": {
			"1": [1],
			"2": [1, 3],
			"3": [
				1,
				3,
				5
			],
			"4": [
				1,
				2,
				4,
				5
			],
			"5": [
				1,
				2,
				3,
				4,
				5
			],
			"6": [
				1,
				2,
				3,
				4,
				5,
				6
			]
		},
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [3, 0]
			},
			{
				"id": "saffron-quay",
				"at": [-2, 3]
			},
			{
				"id": "silverhook",
				"at": [0, -2]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[4, -1],
					[5, -1],
					[4, 0]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-1, -2],
					[-1, -3],
					[0, -3]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[3, -4],
					[4, -4],
					[3, -3]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[2, 3],
					[1, 4],
					[1, 3]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 2],
					[-4, 1],
					[-3, 1]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[1, -3],
					[1, -4],
					[2, -4]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[3, 1],
					[4, 1],
					[3, 2]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-3, 3],
					[-4, 4],
					[-4, 3]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[5, -3],
					[4, -2],
					[4, -3]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-1, 5],
					[-1, 4],
					[0, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-3, -1],
					[-2, -1],
					[-3, 0]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[3, -2],
					[3, -1],
					[2, -1]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 3],
					[-1, 3],
					[0, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[-2, 0],
					[-1, -1],
					[-1, 0]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[0, -1],
					[1, -1],
					[0, 0]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[2, 0],
					[1, 1],
					[1, 0]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[-1, 2],
					[-1, 1],
					[0, 1]
				]
			},
			{
				"tile": "7a",
				"face": "up",
				"at": [
					[2, -3],
					[2, -2],
					[1, -2]
				]
			},
			{
				"tile": "7b",
				"face": "up",
				"at": [
					[2, 2],
					[1, 2],
					[2, 1]
				]
			},
			{
				"tile": "7c",
				"face": "up",
				"at": [
					[-3, 2],
					[-2, 1],
					[-2, 2]
				]
			}
		],
		"singles": [],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "stormy"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 6
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "treacherous"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 5
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": 0,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 4
			}
		]
	},
	"ffa2": {
		"id": "ffa2",
		"title": "Free-for-all, 2 players",
		"modes": ["ffa2"],
		"symmetry": "mirror",
		"homes": [{
			"home": 1,
			"corner": 2,
			"q": 5,
			"r": -4
		}, {
			"home": 2,
			"corner": 5,
			"q": -4,
			"r": 5
		}],
		"homesFor": { "2": [1, 2] },
		"removedIslands": [
			"mosswick",
			"nettlebay",
			"opaline",
			"pinecrown",
			"quillpoint",
			"rookspire"
		],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [2, -4]
			},
			{
				"id": "saffron-quay",
				"at": [1, 1]
			},
			{
				"id": "silverhook",
				"at": [-4, 2]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[3, -4],
					[4, -4],
					[3, -3]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[-1, 5],
					[-1, 4],
					[0, 4]
				]
			},
			{
				"tile": "1c",
				"face": "down",
				"at": [
					[1, 3],
					[2, 3],
					[1, 4]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[5, -1],
					[4, 0],
					[4, -1]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[-4, 3],
					[-3, 3],
					[-4, 4]
				]
			},
			{
				"tile": "2c",
				"face": "down",
				"at": [
					[3, 1],
					[4, 1],
					[3, 2]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[4, -2],
					[4, -3],
					[5, -3]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[-1, 2],
					[-2, 2],
					[-1, 1]
				]
			},
			{
				"tile": "3c",
				"face": "down",
				"at": [
					[-3, 0],
					[-3, -1],
					[-2, -1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[2, -1],
					[1, -1],
					[2, -2]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "down",
				"at": [
					[0, -3],
					[-1, -2],
					[-1, -3]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[3, 0],
					[2, 0],
					[3, -1]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 3],
					[-1, 3],
					[0, 2]
				]
			},
			{
				"tile": "5c",
				"face": "down",
				"at": [
					[0, 0],
					[1, 0],
					[0, 1]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[1, -3],
					[2, -3],
					[1, -2]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[-3, 1],
					[-2, 1],
					[-3, 2]
				]
			},
			{
				"tile": "6c",
				"face": "down",
				"at": [
					[2, 2],
					[1, 2],
					[2, 1]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-4, 1]
			},
			{
				"kind": "calm",
				"at": [-2, 0]
			},
			{
				"kind": "calm",
				"at": [-1, 0]
			},
			{
				"kind": "calm",
				"at": [0, -2]
			},
			{
				"kind": "calm",
				"at": [0, -1]
			},
			{
				"kind": "calm",
				"at": [1, -4]
			},
			{
				"kind": "workshop",
				"at": [-2, 3]
			},
			{
				"kind": "workshop",
				"at": [-1, -1]
			},
			{
				"kind": "workshop",
				"at": [3, -2]
			}
		],
		"hexes": [
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "impassable"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "island",
				"island": "gullwatch"
			}
		]
	},
	"ffa3": {
		"id": "ffa3",
		"title": "Free-for-all, 3 players",
		"modes": ["ffa3"],
		"symmetry": "C3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 3,
				"corner": 5,
				"q": -4,
				"r": 5
			}
		],
		"homesFor": { "3": [
			1,
			2,
			3
		] },
		"removedIslands": [
			"fernhollow",
			"lanternlee",
			"rookspire"
		],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [3, -1]
			},
			{
				"id": "saffron-quay",
				"at": [-1, 3]
			},
			{
				"id": "silverhook",
				"at": [-1, -1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[0, -1],
					[0, -2],
					[1, -2]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[2, 0],
					[3, 0],
					[2, 1]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-1, 2],
					[-2, 3],
					[-2, 2]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[3, -4],
					[4, -4],
					[3, -3]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[2, 3],
					[1, 4],
					[1, 3]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 2],
					[-4, 1],
					[-3, 1]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[3, -2],
					[2, -1],
					[2, -2]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[0, 3],
					[0, 2],
					[1, 2]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-2, 0],
					[-1, 0],
					[-2, 1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[4, -1],
					[5, -1],
					[4, 0]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-1, -2],
					[-1, -3],
					[0, -3]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, -3],
					[1, -4],
					[2, -4]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[3, 1],
					[4, 1],
					[3, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[-3, 3],
					[-4, 4],
					[-4, 3]
				]
			},
			{
				"tile": "6a",
				"face": "down",
				"at": [
					[5, -3],
					[4, -2],
					[4, -3]
				]
			},
			{
				"tile": "6b",
				"face": "down",
				"at": [
					[-1, 5],
					[-1, 4],
					[0, 4]
				]
			},
			{
				"tile": "6c",
				"face": "down",
				"at": [
					[-3, -1],
					[-2, -1],
					[-3, 0]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-1, 1]
			},
			{
				"kind": "calm",
				"at": [0, 0]
			},
			{
				"kind": "calm",
				"at": [0, 1]
			},
			{
				"kind": "calm",
				"at": [1, -1]
			},
			{
				"kind": "calm",
				"at": [1, 0]
			},
			{
				"kind": "calm",
				"at": [1, 1]
			},
			{
				"kind": "workshop",
				"at": [-3, 2]
			},
			{
				"kind": "workshop",
				"at": [2, -3]
			},
			{
				"kind": "workshop",
				"at": [2, 2]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "impassable"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "impassable"
			}
		]
	},
	"ffa4": {
		"id": "ffa4",
		"title": "Free-for-all, 4 players",
		"modes": ["ffa4"],
		"symmetry": "D3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 2,
				"q": 5,
				"r": -4
			},
			{
				"home": 3,
				"corner": 4,
				"q": 0,
				"r": 5
			},
			{
				"home": 4,
				"corner": 5,
				"q": -4,
				"r": 5
			}
		],
		"homesFor": { "4": [
			1,
			2,
			3,
			4
		] },
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [1, -1]
			},
			{
				"id": "saffron-quay",
				"at": [1, 1]
			},
			{
				"id": "silverhook",
				"at": [-1, 1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[1, -4],
					[2, -4],
					[1, -3]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[4, 1],
					[3, 2],
					[3, 1]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-4, 4],
					[-4, 3],
					[-3, 3]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[4, -4],
					[3, -3],
					[3, -4]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[1, 4],
					[1, 3],
					[2, 3]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 1],
					[-3, 1],
					[-4, 2]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[3, -2],
					[4, -3],
					[4, -2]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[0, 3],
					[0, 4],
					[-1, 4]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-2, 0],
					[-3, 0],
					[-2, -1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[3, 0],
					[4, -1],
					[4, 0]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 3],
					[-2, 4],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[0, -2],
					[-1, -2],
					[0, -3]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, 0],
					[2, -1],
					[2, 0]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 1],
					[0, 2],
					[-1, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[0, 0],
					[-1, 0],
					[0, -1]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[2, -3],
					[2, -2],
					[1, -2]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[2, 2],
					[1, 2],
					[2, 1]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[-3, 2],
					[-2, 1],
					[-2, 2]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-3, -1]
			},
			{
				"kind": "calm",
				"at": [-3, 5]
			},
			{
				"kind": "calm",
				"at": [-1, -3]
			},
			{
				"kind": "calm",
				"at": [-1, 5]
			},
			{
				"kind": "calm",
				"at": [5, -3]
			},
			{
				"kind": "calm",
				"at": [5, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, 3]
			},
			{
				"kind": "workshop",
				"at": [3, -1]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 4
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 3
			}
		]
	},
	"ffa5": {
		"id": "ffa5",
		"title": "Free-for-all, 5 players",
		"modes": ["ffa5"],
		"symmetry": "D3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 2,
				"q": 5,
				"r": -4
			},
			{
				"home": 3,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 4,
				"corner": 4,
				"q": 0,
				"r": 5
			},
			{
				"home": 5,
				"corner": 5,
				"q": -4,
				"r": 5
			}
		],
		"homesFor": { "5": [
			1,
			2,
			3,
			4,
			5
		] },
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [1, -1]
			},
			{
				"id": "saffron-quay",
				"at": [1, 1]
			},
			{
				"id": "silverhook",
				"at": [-1, 1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[0, -2],
					[1, -3],
					[1, -2]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[3, 0],
					[3, 1],
					[2, 1]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-2, 3],
					[-3, 3],
					[-2, 2]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[3, -2],
					[2, -2],
					[3, -3]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[0, 3],
					[1, 2],
					[1, 3]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-2, 0],
					[-2, 1],
					[-3, 1]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[5, -1],
					[4, 0],
					[4, -1]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[-3, 5],
					[-3, 4],
					[-2, 4]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-1, -3],
					[0, -3],
					[-1, -2]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[5, -3],
					[4, -2],
					[4, -3]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-1, 5],
					[-1, 4],
					[0, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-3, -1],
					[-2, -1],
					[-3, 0]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, 0],
					[2, -1],
					[2, 0]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 1],
					[0, 2],
					[-1, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[0, 0],
					[-1, 0],
					[0, -1]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[2, -3],
					[2, -4],
					[3, -4]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[2, 2],
					[3, 2],
					[2, 3]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[-3, 2],
					[-4, 3],
					[-4, 2]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-4, 1]
			},
			{
				"kind": "calm",
				"at": [-4, 4]
			},
			{
				"kind": "calm",
				"at": [1, -4]
			},
			{
				"kind": "calm",
				"at": [1, 4]
			},
			{
				"kind": "calm",
				"at": [4, -4]
			},
			{
				"kind": "calm",
				"at": [4, 1]
			},
			{
				"kind": "workshop",
				"at": [-1, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, 3]
			},
			{
				"kind": "workshop",
				"at": [3, -1]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "treacherous"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 5
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": 0,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 4
			}
		]
	},
	"ffa6": {
		"id": "ffa6",
		"title": "Free-for-all, 6 players",
		"modes": ["ffa6"],
		"symmetry": "D3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 2,
				"q": 5,
				"r": -4
			},
			{
				"home": 3,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 4,
				"corner": 4,
				"q": 0,
				"r": 5
			},
			{
				"home": 5,
				"corner": 5,
				"q": -4,
				"r": 5
			},
			{
				"home": 6,
				"corner": 6,
				"q": -4,
				"r": 0
			}
		],
		"homesFor": { "6": [
			1,
			2,
			3,
			4,
			5,
			6
		] },
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [1, -1]
			},
			{
				"id": "saffron-quay",
				"at": [1, 1]
			},
			{
				"id": "silverhook",
				"at": [-1, 1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[4, -4],
					[3, -3],
					[3, -4]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[1, 4],
					[1, 3],
					[2, 3]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-4, 1],
					[-3, 1],
					[-4, 2]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[1, -4],
					[2, -4],
					[1, -3]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[4, 1],
					[3, 2],
					[3, 1]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 4],
					[-4, 3],
					[-3, 3]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[3, -2],
					[4, -3],
					[4, -2]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[0, 3],
					[0, 4],
					[-1, 4]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-2, 0],
					[-3, 0],
					[-2, -1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[3, 0],
					[4, -1],
					[4, 0]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 3],
					[-2, 4],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[0, -2],
					[-1, -2],
					[0, -3]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, 0],
					[2, -1],
					[2, 0]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 1],
					[0, 2],
					[-1, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[0, 0],
					[-1, 0],
					[0, -1]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[2, -3],
					[2, -2],
					[1, -2]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[2, 2],
					[1, 2],
					[2, 1]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[-3, 2],
					[-2, 1],
					[-2, 2]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-3, -1]
			},
			{
				"kind": "calm",
				"at": [-3, 5]
			},
			{
				"kind": "calm",
				"at": [-1, -3]
			},
			{
				"kind": "calm",
				"at": [-1, 5]
			},
			{
				"kind": "calm",
				"at": [5, -3]
			},
			{
				"kind": "calm",
				"at": [5, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, 3]
			},
			{
				"kind": "workshop",
				"at": [3, -1]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 6
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 5
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 4
			}
		]
	},
	"team2v2": {
		"id": "team2v2",
		"title": "Teams 2 v 2",
		"modes": ["team2v2"],
		"symmetry": "mirror",
		"homes": [{
			"home": 1,
			"corner": 2,
			"q": 5,
			"r": -4
		}, {
			"home": 2,
			"corner": 5,
			"q": -4,
			"r": 5
		}],
		"homesFor": { "2": [1, 2] },
		"removedIslands": [
			"fernhollow",
			"lanternlee",
			"rookspire"
		],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [3, -2]
			},
			{
				"id": "saffron-quay",
				"at": [1, 1]
			},
			{
				"id": "silverhook",
				"at": [-2, 3]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[3, -4],
					[3, -3],
					[2, -3]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[3, 1],
					[4, 0],
					[4, 1]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[0, 2],
					[1, 2],
					[0, 3]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[2, 0],
					[3, 0],
					[2, 1]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[1, 3],
					[1, 4],
					[0, 4]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 3],
					[-3, 2],
					[-3, 3]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[2, -2],
					[2, -1],
					[1, -1]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[4, -2],
					[4, -3],
					[5, -3]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-2, 0],
					[-1, 0],
					[-2, 1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[0, -2],
					[1, -2],
					[0, -1]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-2, 2],
					[-1, 1],
					[-1, 2]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, -4],
					[2, -4],
					[1, -3]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 0],
					[1, 0],
					[0, 1]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[-4, 1],
					[-3, 1],
					[-4, 2]
				]
			},
			{
				"tile": "6a",
				"face": "down",
				"at": [
					[2, 2],
					[3, 2],
					[2, 3]
				]
			},
			{
				"tile": "6b",
				"face": "down",
				"at": [
					[-2, -1],
					[-3, 0],
					[-3, -1]
				]
			},
			{
				"tile": "6c",
				"face": "down",
				"at": [
					[-1, -2],
					[-1, -3],
					[0, -3]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-4, 4]
			},
			{
				"kind": "calm",
				"at": [-1, 3]
			},
			{
				"kind": "calm",
				"at": [3, -1]
			},
			{
				"kind": "calm",
				"at": [4, -4]
			},
			{
				"kind": "treacherous",
				"at": [-1, 5]
			},
			{
				"kind": "treacherous",
				"at": [5, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, -1]
			},
			{
				"kind": "workshop",
				"at": [-1, 4]
			},
			{
				"kind": "workshop",
				"at": [4, -1]
			}
		],
		"hexes": [
			{
				"q": 1,
				"r": -4,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "treacherous"
			}
		]
	},
	"team3v3": {
		"id": "team3v3",
		"title": "Teams 3 v 3",
		"modes": ["team3v3"],
		"symmetry": "mirror",
		"homes": [{
			"home": 1,
			"corner": 2,
			"q": 5,
			"r": -4
		}, {
			"home": 2,
			"corner": 5,
			"q": -4,
			"r": 5
		}],
		"homesFor": { "2": [1, 2] },
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [3, 0]
			},
			{
				"id": "saffron-quay",
				"at": [0, 3]
			},
			{
				"id": "silverhook",
				"at": [-1, -1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[2, -4],
					[3, -4],
					[2, -3]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[-1, 2],
					[0, 1],
					[0, 2]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-2, 1],
					[-3, 1],
					[-2, 0]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[1, -2],
					[0, -2],
					[1, -3]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[2, -1],
					[2, 0],
					[1, 0]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-4, 2],
					[-3, 2],
					[-4, 3]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[-1, 5],
					[-1, 4],
					[0, 4]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[-2, 4],
					[-2, 3],
					[-1, 3]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[0, -3],
					[-1, -2],
					[-1, -3]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[4, -2],
					[3, -1],
					[3, -2]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[5, -1],
					[4, 0],
					[4, -1]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-3, 0],
					[-3, -1],
					[-2, -1]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[3, -3],
					[4, -4],
					[4, -3]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[1, 1],
					[2, 1],
					[1, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[-3, 3],
					[-3, 4],
					[-4, 4]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[3, 1],
					[4, 1],
					[3, 2]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[1, 3],
					[2, 3],
					[1, 4]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[0, 0],
					[-1, 0],
					[0, -1]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-4, 1]
			},
			{
				"kind": "calm",
				"at": [-1, 1]
			},
			{
				"kind": "calm",
				"at": [1, -4]
			},
			{
				"kind": "calm",
				"at": [1, -1]
			},
			{
				"kind": "stormy",
				"at": [-3, 5]
			},
			{
				"kind": "stormy",
				"at": [5, -3]
			},
			{
				"kind": "workshop",
				"at": [-2, 2]
			},
			{
				"kind": "workshop",
				"at": [2, -2]
			},
			{
				"kind": "workshop",
				"at": [2, 2]
			}
		],
		"hexes": [
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "treacherous"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "island",
				"island": "cinderreef"
			}
		]
	},
	"team2v2v2": {
		"id": "team2v2v2",
		"title": "Teams 2 v 2 v 2 (also co-op, easy board)",
		"modes": ["team2v2v2", "coop-easy"],
		"symmetry": "C3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 3,
				"corner": 5,
				"q": -4,
				"r": 5
			}
		],
		"homesFor": {
			"1": [1],
			"3": [
				1,
				2,
				3
			]
		},
		"removedIslands": [],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [2, 0]
			},
			{
				"id": "saffron-quay",
				"at": [-1, 2]
			},
			{
				"id": "silverhook",
				"at": [0, -1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[4, -4],
					[4, -3],
					[3, -3]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[1, 4],
					[0, 4],
					[1, 3]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-4, 1],
					[-3, 0],
					[-3, 1]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[4, -1],
					[5, -1],
					[4, 0]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-1, -2],
					[-1, -3],
					[0, -3]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[3, -2],
					[4, -2],
					[3, -1]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[0, 3],
					[-1, 4],
					[-1, 3]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[-2, 0],
					[-2, -1],
					[-1, -1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[2, -4],
					[1, -3],
					[1, -4]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[3, 2],
					[3, 1],
					[4, 1]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-4, 3],
					[-3, 3],
					[-4, 4]
				]
			},
			{
				"tile": "5a",
				"face": "up",
				"at": [
					[1, 0],
					[1, -1],
					[2, -1]
				]
			},
			{
				"tile": "5b",
				"face": "up",
				"at": [
					[0, 1],
					[1, 1],
					[0, 2]
				]
			},
			{
				"tile": "5c",
				"face": "up",
				"at": [
					[0, 0],
					[-1, 1],
					[-1, 0]
				]
			},
			{
				"tile": "6a",
				"face": "up",
				"at": [
					[1, -2],
					[2, -3],
					[2, -2]
				]
			},
			{
				"tile": "6b",
				"face": "up",
				"at": [
					[2, 1],
					[2, 2],
					[1, 2]
				]
			},
			{
				"tile": "6c",
				"face": "up",
				"at": [
					[-2, 2],
					[-3, 2],
					[-2, 1]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-3, -1]
			},
			{
				"kind": "calm",
				"at": [-2, 3]
			},
			{
				"kind": "calm",
				"at": [-1, 5]
			},
			{
				"kind": "calm",
				"at": [0, -2]
			},
			{
				"kind": "calm",
				"at": [3, 0]
			},
			{
				"kind": "calm",
				"at": [5, -3]
			},
			{
				"kind": "workshop",
				"at": [-4, 2]
			},
			{
				"kind": "workshop",
				"at": [2, 3]
			},
			{
				"kind": "workshop",
				"at": [3, -4]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "island",
				"island": "fernhollow"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "quillpoint"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "island",
				"island": "emberroost"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "stormy"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "island",
				"island": "kestrel-rock"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "island",
				"island": "lanternlee"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "island",
				"island": "rookspire"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "calm"
			}
		]
	},
	"quickplay": {
		"id": "quickplay",
		"title": "Quickplay (co-op, hard board; short games of 2-3 teams)",
		"modes": ["coop-hard", "quick"],
		"symmetry": "C3",
		"homes": [
			{
				"home": 1,
				"corner": 1,
				"q": 0,
				"r": -4
			},
			{
				"home": 2,
				"corner": 3,
				"q": 5,
				"r": 0
			},
			{
				"home": 3,
				"corner": 5,
				"q": -4,
				"r": 5
			}
		],
		"homesFor": {
			"1": [1],
			"2": [1, 2],
			"3": [
				1,
				2,
				3
			]
		},
		"removedIslands": [
			"emberroost",
			"fernhollow",
			"kestrel-rock",
			"lanternlee",
			"quillpoint",
			"rookspire"
		],
		"tradingPorts": [
			{
				"id": "coppergate",
				"at": [3, -1]
			},
			{
				"id": "saffron-quay",
				"at": [-1, 3]
			},
			{
				"id": "silverhook",
				"at": [-1, -1]
			}
		],
		"tiles": [
			{
				"tile": "1a",
				"face": "up",
				"at": [
					[1, -3],
					[1, -4],
					[2, -4]
				]
			},
			{
				"tile": "1b",
				"face": "up",
				"at": [
					[3, 1],
					[4, 1],
					[3, 2]
				]
			},
			{
				"tile": "1c",
				"face": "up",
				"at": [
					[-3, 3],
					[-4, 4],
					[-4, 3]
				]
			},
			{
				"tile": "2a",
				"face": "up",
				"at": [
					[2, -2],
					[3, -2],
					[2, -1]
				]
			},
			{
				"tile": "2b",
				"face": "up",
				"at": [
					[1, 2],
					[0, 3],
					[0, 2]
				]
			},
			{
				"tile": "2c",
				"face": "up",
				"at": [
					[-2, 1],
					[-2, 0],
					[-1, 0]
				]
			},
			{
				"tile": "3a",
				"face": "up",
				"at": [
					[0, 0],
					[0, -1],
					[1, -1]
				]
			},
			{
				"tile": "3b",
				"face": "up",
				"at": [
					[1, 0],
					[2, 0],
					[1, 1]
				]
			},
			{
				"tile": "3c",
				"face": "up",
				"at": [
					[0, 1],
					[-1, 2],
					[-1, 1]
				]
			},
			{
				"tile": "4a",
				"face": "up",
				"at": [
					[4, -1],
					[5, -1],
					[4, 0]
				]
			},
			{
				"tile": "4b",
				"face": "up",
				"at": [
					[-2, 4],
					[-3, 5],
					[-3, 4]
				]
			},
			{
				"tile": "4c",
				"face": "up",
				"at": [
					[-1, -2],
					[-1, -3],
					[0, -3]
				]
			},
			{
				"tile": "5a",
				"face": "down",
				"at": [
					[4, -2],
					[4, -3],
					[5, -3]
				]
			},
			{
				"tile": "5b",
				"face": "down",
				"at": [
					[-1, 4],
					[0, 4],
					[-1, 5]
				]
			},
			{
				"tile": "5c",
				"face": "down",
				"at": [
					[-2, -1],
					[-3, 0],
					[-3, -1]
				]
			},
			{
				"tile": "6a",
				"face": "down",
				"at": [
					[3, -4],
					[4, -4],
					[3, -3]
				]
			},
			{
				"tile": "6b",
				"face": "down",
				"at": [
					[2, 3],
					[1, 4],
					[1, 3]
				]
			},
			{
				"tile": "6c",
				"face": "down",
				"at": [
					[-4, 2],
					[-4, 1],
					[-3, 1]
				]
			}
		],
		"singles": [
			{
				"kind": "calm",
				"at": [-2, 3]
			},
			{
				"kind": "calm",
				"at": [0, -2]
			},
			{
				"kind": "calm",
				"at": [3, 0]
			},
			{
				"kind": "treacherous",
				"at": [-3, 2]
			},
			{
				"kind": "treacherous",
				"at": [2, -3]
			},
			{
				"kind": "treacherous",
				"at": [2, 2]
			},
			{
				"kind": "workshop",
				"at": [-2, 2]
			},
			{
				"kind": "workshop",
				"at": [1, -2]
			},
			{
				"kind": "workshop",
				"at": [2, 1]
			}
		],
		"hexes": [
			{
				"q": 0,
				"r": -4,
				"terrain": "port",
				"port": "home",
				"home": 1
			},
			{
				"q": 1,
				"r": -4,
				"terrain": "calm"
			},
			{
				"q": 2,
				"r": -4,
				"terrain": "stormy"
			},
			{
				"q": 3,
				"r": -4,
				"terrain": "impassable"
			},
			{
				"q": 4,
				"r": -4,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": -3,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -3,
				"terrain": "island",
				"island": "amberfall"
			},
			{
				"q": 2,
				"r": -3,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 4,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": 5,
				"r": -3,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -2,
				"terrain": "island",
				"island": "pinecrown"
			},
			{
				"q": 0,
				"r": -2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 2,
				"r": -2,
				"terrain": "island",
				"island": "brindle-cay"
			},
			{
				"q": 3,
				"r": -2,
				"terrain": "stormy"
			},
			{
				"q": 4,
				"r": -2,
				"terrain": "impassable"
			},
			{
				"q": -3,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": -1,
				"terrain": "impassable"
			},
			{
				"q": -1,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "silverhook"
			},
			{
				"q": 0,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": -1,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": -1,
				"terrain": "port",
				"port": "trading",
				"name": "coppergate"
			},
			{
				"q": 4,
				"r": -1,
				"terrain": "island",
				"island": "duskmere"
			},
			{
				"q": 5,
				"r": -1,
				"terrain": "treacherous"
			},
			{
				"q": -3,
				"r": 0,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": 0,
				"terrain": "stormy"
			},
			{
				"q": -1,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 0,
				"terrain": "island",
				"island": "cinderreef"
			},
			{
				"q": 1,
				"r": 0,
				"terrain": "island",
				"island": "ivorystrand"
			},
			{
				"q": 2,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 3,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 4,
				"r": 0,
				"terrain": "calm"
			},
			{
				"q": 5,
				"r": 0,
				"terrain": "port",
				"port": "home",
				"home": 2
			},
			{
				"q": -4,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": -3,
				"r": 1,
				"terrain": "impassable"
			},
			{
				"q": -2,
				"r": 1,
				"terrain": "island",
				"island": "nettlebay"
			},
			{
				"q": -1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 0,
				"r": 1,
				"terrain": "island",
				"island": "opaline"
			},
			{
				"q": 1,
				"r": 1,
				"terrain": "treacherous"
			},
			{
				"q": 2,
				"r": 1,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": 3,
				"r": 1,
				"terrain": "island",
				"island": "gullwatch"
			},
			{
				"q": 4,
				"r": 1,
				"terrain": "calm"
			},
			{
				"q": -4,
				"r": 2,
				"terrain": "impassable"
			},
			{
				"q": -3,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": -2,
				"r": 2,
				"terrain": "port",
				"port": "workshop"
			},
			{
				"q": -1,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 0,
				"r": 2,
				"terrain": "calm"
			},
			{
				"q": 1,
				"r": 2,
				"terrain": "island",
				"island": "hollowtide"
			},
			{
				"q": 2,
				"r": 2,
				"terrain": "treacherous"
			},
			{
				"q": 3,
				"r": 2,
				"terrain": "stormy"
			},
			{
				"q": -4,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": -3,
				"r": 3,
				"terrain": "island",
				"island": "mosswick"
			},
			{
				"q": -2,
				"r": 3,
				"terrain": "calm"
			},
			{
				"q": -1,
				"r": 3,
				"terrain": "port",
				"port": "trading",
				"name": "saffron-quay"
			},
			{
				"q": 0,
				"r": 3,
				"terrain": "stormy"
			},
			{
				"q": 1,
				"r": 3,
				"terrain": "impassable"
			},
			{
				"q": 2,
				"r": 3,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -3,
				"r": 4,
				"terrain": "calm"
			},
			{
				"q": -2,
				"r": 4,
				"terrain": "island",
				"island": "jadefen"
			},
			{
				"q": -1,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": 0,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": 1,
				"r": 4,
				"terrain": "impassable"
			},
			{
				"q": -4,
				"r": 5,
				"terrain": "port",
				"port": "home",
				"home": 3
			},
			{
				"q": -3,
				"r": 5,
				"terrain": "treacherous"
			},
			{
				"q": -1,
				"r": 5,
				"terrain": "impassable"
			}
		]
	}
};
// ../quests/src/board/layouts.ts
const at = tuple([int(), int()]).readonly();
const layoutSchema = object({
	id: string().trim().min(1).max(40),
	title: string().trim().min(1).max(80),
	homes: array(object({
		home: int().min(1).max(6),
		corner: int().min(1).max(6)
	}).readonly()).min(1).max(6).readonly(),
	homesFor: record(string().regex(/^[1-6]$/), array(int().min(1).max(6)).readonly()).readonly(),
	tradingPorts: array(object({
		id: _enum(TRADING_PORTS.map(({ id }) => id)),
		at
	}).readonly()).length(TRADING_PORTS.length).readonly(),
	tiles: array(object({
		tile: _enum(TILES),
		face: _enum(["up", "down"]),
		at: tuple([
			at,
			at,
			at
		]).readonly()
	}).readonly()).max(TILES.length).readonly(),
	singles: array(object({
		kind: _enum([...SINGLES, "impassable"]),
		at
	}).readonly()).max(15).readonly()
}).readonly();
const LAYOUTS = deepFreeze(record(_enum(Object.keys(layouts)), layoutSchema).parse(layouts));
const options = strictObject({
	mode: _enum([
		"ffa",
		"team2v2",
		"team3v3",
		"team2v2v2",
		"coop"
	]).default("ffa"),
	layout: union([_enum(["auto", ...Object.keys(LAYOUTS)]), layoutSchema]).default("auto"),
	map: _enum([
		"layout",
		"draft",
		"random"
	]).default("layout"),
	tokens: _enum(["random", "draft"]).default("random"),
	removeTiles: array(_enum(ISLAND_TILES)).max(ISLAND_TILES.length).readonly().default([]),
	board: _enum(["easy", "hard"]).default("easy"),
	marauders: union([literal("auto"), int().min(0).max(4)]).default("auto"),
	goal: union([literal("auto"), int().min(5).max(40)]).default("auto"),
	roundLimit: int().min(10).max(200).default(60),
	champions: _enum(["pick", "random"]).default("pick"),
	uniqueNations: boolean().default(false),
	teamHands: _enum(["secret", "shared"]).default("secret"),
	freeStepStormy: _enum(["free", "one more point"]).default("free"),
	poolActions: boolean().default(false),
	sunkTurn: _enum(["goesOn", "ends"]).default("goesOn"),
	bonusCap: _enum(["2", "none"]).default("2"),
	maraudersCross: boolean().default(true),
	maraudersChase: boolean().default(true),
	marauderStart: _enum(["anyHome", "homesInUse"]).default("anyHome"),
	coopGoal: _enum(["reached", "held"]).default("reached"),
	underSail: boolean().default(true),
	giveEquipped: boolean().default(false),
	sellSolved: boolean().default(false),
	workshopsFaceDown: boolean().default(false),
	reactions: _enum(["always", "holders"]).default("always"),
	finiteSupplies: boolean().default(true)
});
const SEATS = {
	ffa: [
		2,
		3,
		4,
		5,
		6
	],
	team2v2: [4],
	team3v3: [6],
	team2v2v2: [6],
	coop: [
		1,
		2,
		3
	]
};
function layoutOf({ mode, layout, board, map }, seats) {
	if (map === "draft") return LAYOUTS.intro;
	if (mode === "coop") return board === "easy" ? LAYOUTS.team2v2v2 : LAYOUTS.quickplay;
	if (typeof layout === "object") return layout;
	if (layout !== "auto") return LAYOUTS[layout];
	return LAYOUTS[mode === "ffa" ? `ffa${seats}` : mode];
}
function fits(chosen, seats) {
	const { mode, layout, map, removeTiles, uniqueNations } = chosen;
	if (!SEATS[mode].includes(seats)) return `mode '${mode}' is for ${SEATS[mode].join(", ")} seats, not ${seats} (QC-1.1)`;
	const marauders = maraudersOf(chosen);
	if (mode === "coop" && marauders < 3) return `marauders: the co-op game has 3 or 4 Marauders, not ${marauders} (QC-15.2)`;
	if (seats + marauders > 6) return `marauders: ${seats} seats and ${marauders} Marauders need more than 6 ships (QC-16.3)`;
	if (uniqueNations && (mode !== "ffa" || seats > 3)) return "uniqueNations is for a free-for-all of 2 or 3 seats (QC-R4)";
	if (mode === "coop" && layout !== "auto") return "layout: the co-op game's board is chosen by 'board' (QC-1.5)";
	if (removeTiles.length > 0 && map !== "layout") return "removeTiles: only with map 'layout' (QC-17.15)";
	return mapMisfit(chosen, layoutOf(chosen, seats), teamsOf(chosen, seats));
}
function mapMisfit({ layout, removeTiles }, played, teams) {
	if (typeof layout === "object") {
		const { faults } = inspect(layout);
		if (faults.length > 0) return `layout: ${tellFinding(faults[0])}`;
	}
	if (played.homesFor[String(teams)] === void 0) return `layout: '${played.id}' has no homes for ${teams} teams (QC-1.5)`;
	if (removeTiles.length === 0) return null;
	for (const tile of removeTiles) if (!played.tiles.some((one) => one.tile === tile && one.face === "up")) return `removeTiles: tile ${tile} does not lie face up on '${played.id}'`;
	const chart = chartOf(signsOf(played, teams, removeTiles));
	if (chart.islands.length < 9) return `removeTiles: ${chart.islands.length} islands would stay; at least 9 must (QC-17.11)`;
	return hasAccess(chart) ? null : "removeTiles: some space could no longer be reached from every home (QC-17.11)";
}
// ../quests/src/rules/ports.ts
const ammoChoice = mint(() => ({ do: "ammo" }))();
const repairChoice = mint(() => ({ do: "repair" }))();
const sellChoice = mint((what, scales) => scales ? {
	do: "sell",
	what,
	scales: true
} : {
	do: "sell",
	what
});
const upgradeChoice = mint((part) => ({
	do: "upgrade",
	part
}));
const tradeChoice = mint(() => ({ do: "trade" }))();
const artifactChoice = mint(() => ({ do: "artifact" }))();
const informationChoice = mint(() => ({ do: "information" }))();
const noPort = reason("QC-9.1", "refuse.noPort");
const noWorkshop = reason("QC-9.2", "refuse.noWorkshop");
const noMarket = reason("QC-9.2", "refuse.noMarket");
const noAmmoLeft = reason("QC-9.3", "refuse.noAmmoLeft");
const noDamage = reason("QC-9.4", "refuse.noDamage");
const solvedStays = reason("QC-6.7", "refuse.solvedStays");
const scalesUsed = reason("QC-12.19", "refuse.gearUsed");
const atMaximum = reason("QC-9.6", "refuse.atMaximum");
const twoNeeded = reason("QC-9.8", "refuse.twoNeeded");
const deckEmpty = reason("QC-9.9", "refuse.deckEmpty");
const priceOf = (rule, price) => reason(rule, "refuse.tooDear", (io, ask) => ({
	price: price(io),
	coins: io.state.ships[ask.seat].coins
}));
const ammoTooDear = priceOf("QC-9.3", () => 1);
const repairTooDear = priceOf("QC-9.4", (io) => io.edition.prices.repair);
const upgradeTooDear = priceOf("QC-9.6", (io) => io.edition.prices.upgrade);
const artifactTooDear = priceOf("QC-9.9", (io) => io.edition.prices.artifact);
const informationTooDear = priceOf("QC-9.9", (io) => io.edition.prices.information);
const lacks = (rule) => reason(rule, "refuse.lacksGood", (_io, _ask, choice) => {
	const { do: deed, part, what } = choice;
	return { good: part === void 0 ? what ?? (deed === "artifact" ? "gem" : "spice") : UPGRADE_GOODS[part] };
});
const upgradeLacks = lacks("QC-9.6");
const sellLacks = lacks("QC-9.5");
const tradeLacks = lacks("QC-9.9");
function offerPort(io, seat, to) {
	const s = io.state;
	const at = chart(s).terrain[s.ships[seat].cell];
	const atPort = isPort(chart(s), s.ships[seat].cell);
	if (atPort || to.refused !== null) offerMaintenance(io, seat, atPort ? null : noPort, to);
	if (at === 6 || to.refused !== null) offerUpgrades(io, seat, at === 6 ? null : noWorkshop, to);
	if (at === 5 || to.refused !== null) offerTrade(io, seat, at === 5 ? null : noMarket, to);
}
function offerMaintenance(io, seat, unmet, to) {
	const s = io.state;
	const { coins, damage, cargo, clues, quests, solved } = s.ships[seat];
	to.offer(ammoChoice, unmet ?? (s.ammo === 0 ? noAmmoLeft : coins < 1 ? ammoTooDear : null));
	to.offer(repairChoice, unmet ?? (damage === 0 ? noDamage : coins < io.edition.prices.repair ? repairTooDear : null));
	const scales = equippedCount(io, seat, "scales") > 0;
	const unused = unusedGear(io, seat, "scales") !== -1;
	for (let good = 0; good < GOOD_KINDS; good++) {
		const lacking = cargo[good] === 0 ? sellLacks : null;
		to.offer(sellChoice(GOODS[good], false), unmet ?? lacking);
		if (scales) to.offer(sellChoice(GOODS[good], true), unmet ?? lacking ?? (unused ? null : scalesUsed));
	}
	for (let i = 0; i < clues.length; i++) if (s.faces[clues[i]] >= 0) to.offer(sellChoice(cardId(io, 2, clues[i]), false), unmet);
	if (s.options.sellSolved || to.refused !== null) for (let i = 0; i < solved.length; i++) to.offer(sellChoice(cardId(io, 2, solved[i]), false), unmet ?? (s.options.sellSolved ? null : solvedStays));
	for (let i = 0; i < quests.length; i++) if (s.faces[quests[i]] >= 0) to.offer(sellChoice(cardId(io, 1, quests[i]), false), unmet);
}
function offerUpgrades(io, seat, unmet, to) {
	const { coins, cargo } = io.state.ships[seat];
	for (let i = 0; i < PARTS.length; i++) {
		const part = PARTS[i];
		to.offer(upgradeChoice(part), unmet ?? (!isBelowMaximum(io, seat, part) ? atMaximum : cargo[goodIndex(UPGRADE_GOODS[part])] === 0 ? upgradeLacks : coins < io.edition.prices.upgrade ? upgradeTooDear : null));
	}
}
function offerTrade(io, seat, unmet, to) {
	const s = io.state;
	const ship = s.ships[seat];
	const { artifact, information } = io.edition.prices;
	to.offer(tradeChoice, unmet ?? (loaded(ship) < 2 ? twoNeeded : null));
	const gem = ship.cargo[goodIndex("gem")] === 0 ? tradeLacks : null;
	const spice = ship.cargo[goodIndex("spice")] === 0 ? tradeLacks : null;
	to.offer(artifactChoice, unmet ?? gem ?? (ship.coins < artifact ? artifactTooDear : hasCards(s, 0) ? null : deckEmpty));
	to.offer(informationChoice, unmet ?? spice ?? (ship.coins < information ? informationTooDear : hasCards(s, 2) ? null : deckEmpty));
}
function pay(io, seat, coins) {
	io.state.ships[seat].coins -= coins;
	if (coins > 0) io.emit?.({
		type: "coins",
		seat,
		gained: -coins,
		total: io.state.ships[seat].coins
	});
}
const portDeeds = {
	ammo(io, seat) {
		pay(io, seat, 1);
		gainAmmo(io, seat, io.edition.prices.ammoPerCoin);
	},
	repair(io, seat) {
		pay(io, seat, io.edition.prices.repair);
		const ship = io.state.ships[seat];
		ship.damage--;
		io.emit?.({
			type: "mended",
			seat,
			ship: seat,
			damage: ship.damage
		});
	},
	sell(io, seat, { what, scales }) {
		const ship = io.state.ships[seat];
		const { sellResource, sellClue, sellQuest } = io.edition.prices;
		const good = GOODS.indexOf(what);
		if (good !== -1) {
			returnGoods(io, seat, good, 1);
			if (scales) useGear(io, seat, unusedGear(io, seat, "scales"));
			return gainCoins(io, seat, sellResource + (scales ? 2 : 0));
		}
		const deck = what.startsWith("clue-") ? 2 : 1;
		const open = ship.solved.find((back) => cardId(io, 2, back) === what);
		if (deck === 2 && open !== void 0) {
			remove(ship.solved, open);
			toPile(io, 2, open);
			io.emit?.({
				type: "discarded",
				seat,
				deck: DECKS[2],
				card: open,
				what
			});
		} else discard(io, seat, deck, backOf(io, deck, deck === 2 ? ship.clues : ship.quests, what));
		gainCoins(io, seat, deck === 2 ? sellClue : sellQuest);
	},
	upgrade(io, seat, { part }) {
		const ship = io.state.ships[seat];
		pay(io, seat, io.edition.prices.upgrade);
		returnGoods(io, seat, goodIndex(UPGRADE_GOODS[part]), 1);
		if (part === "sail") {
			ship.sails++;
			ship.readySails++;
		} else if (part === "cannon") {
			ship.cannons++;
			ship.readyCannons++;
		} else ship.slots++;
		io.emit?.({
			type: "upgraded",
			seat,
			part
		});
		deed(io, seat, 5, 1);
	},
	trade(io, seat) {
		io.ask(swapAsk(seat));
	},
	artifact(io, seat) {
		pay(io, seat, io.edition.prices.artifact);
		returnGoods(io, seat, goodIndex("gem"), 1);
		draw(io, seat, 0);
	},
	information(io, seat) {
		pay(io, seat, io.edition.prices.information);
		returnGoods(io, seat, goodIndex("spice"), 1);
		io.push(clueDraw(seat));
	}
};
const swapAsk = mint((seat) => ({
	kind: "swap",
	seat
}));
const swapGoods = mint((bundle, take) => ({
	pay: listOf(bundle),
	take
}));
const paid = [];
const noneInSupply = reason("QC-11.7", "refuse.noneInSupply", (_io, _ask, choice) => ({ good: choice.take }));
const swap = {
	rule: "QC-9.8",
	offer(io, { seat }, to) {
		const s = io.state;
		const count = bundles(s.ships[seat].cargo, 2, paid);
		for (let i = 0; i < count; i++) for (let take = 0; take < GOOD_KINDS; take++) to.offer(swapGoods(paid[i], GOODS[take]), s.goods[take] > 0 || countIn(paid[i], take) > 0 ? null : noneInSupply);
	},
	answer(io, { seat }, { pay: goods, take }) {
		returnBundle(io, seat, bundleOf(goods));
		takeGoods(io, seat, goodIndex(take), 1);
	},
	fallback(io, { seat }) {
		const s = io.state;
		bundles(s.ships[seat].cargo, 2, paid);
		return swapGoods(paid[0], GOODS[GOODS.findIndex((_, good) => s.goods[good] > 0 || countIn(paid[0], good) > 0)]);
	}
};
// ../quests/src/rules/lairs.ts
const CLEARANCE = 2;
function placeMarauders(io) {
	const s = io.state;
	const map = chart(s);
	const homes = homesShunned(s, map);
	const revealed = [];
	while (s.marauders.length < marauderCount(s)) {
		const back = s.decks[2].pop();
		const island = back === void 0 ? farthestIsland(s, map, homes) : s.faces[back];
		if (back !== void 0) {
			io.reveal(back);
			revealed.push(back);
			if (homes.some((home) => hexDistance(home, map.cellOf[island]) <= CLEARANCE)) continue;
		}
		const { cannons } = io.edition.marauder;
		s.marauders.push({
			cell: map.cellOf[island],
			damage: 0,
			cannons,
			ready: cannons,
			barred: false
		});
		io.emit?.({
			type: "marauderPlaced",
			marauder: s.marauders.length,
			island: ISLANDS[island].id
		});
	}
	for (const back of revealed) s.decks[2].push(back);
	if (revealed.length > 0) io.shuffle(s.decks[2], DECKS[2]);
}
const homesShunned = (s, map) => s.options.marauderStart === "homesInUse" ? homeCells(map) : layoutOf(s.options, s.seats).homes.map(({ corner }) => CORNERS[corner - 1]);
function farthestIsland(s, map, homes) {
	const far = (island) => Math.min(...homes.map((cell) => hexDistance(cell, map.cellOf[island])));
	const free = map.islands.filter((island) => !s.marauders.some(({ cell }) => cell === map.cellOf[island]));
	return (free.length > 0 ? free : map.islands).reduce((best, island) => far(island) > far(best) ? island : best);
}
// ../quests/src/board/random.ts
const CANDIDATES = 200;
function fairest(draw, layout, teams) {
	const asItIs = signsOf(layout, teams);
	const spots = layout.tiles.map(({ at }) => at.map(([q, r]) => cellAt(q, r)));
	const faces = layout.tiles.map(({ tile, face }) => signsOfTile(tile, face));
	const single = [...layout.singles.map(({ at }) => at), ...layout.tradingPorts.map(({ at }) => at)].map(([q, r]) => cellAt(q, r));
	const signs = [...layout.singles.map(({ kind }) => signOfSingle(kind)), ...layout.tradingPorts.map(({ id }) => signOfTrading(tradingNumber(id)))];
	let best = null;
	let least = Infinity;
	for (let k = 0; k < CANDIDATES; k++) {
		const cells = asItIs.split("");
		const turns = [];
		shuffle(draw, spots);
		shuffle(draw, single);
		for (let i = 0; i < faces.length; i++) {
			const turn = draw(3);
			turns.push(turn);
			for (let hex = 0; hex < 3; hex++) cells[spots[i][(hex + turn) % 3]] = faces[i][hex];
		}
		for (let i = 0; i < signs.length; i++) cells[single[i]] = signs[i];
		const candidate = cells.join("");
		const chart = drawChart(candidate);
		if (!hasAccess(chart)) continue;
		const score = unfairness(chart);
		if (score >= least) continue;
		least = score;
		best = {
			signs: candidate,
			tiles: spots.map((spot, i) => spot.map((_, hex) => spot[(hex + turns[i]) % 3])),
			single: single.slice()
		};
	}
	return best;
}
const randomMap = (io, layout, teams) => fairest((n) => io.draw("map", n), layout, teams)?.signs ?? signsOf(layout, teams);
function shuffle(draw, list) {
	for (let i = list.length - 1; i > 0; i--) {
		const j = draw(i + 1);
		const item = list[i];
		list[i] = list[j];
		list[j] = item;
	}
}
// ../quests/src/rules/tokens.ts
function tokenMix(islands) {
	const mix = [];
	const rest = islands % GOOD_KINDS;
	for (let good = 0; good < GOOD_KINDS; good++) {
		const count = Math.floor(islands / GOOD_KINDS) + (good < rest ? 1 : 0);
		for (let k = 0; k < count; k++) mix.push(good);
	}
	return mix;
}
function dealTokens(io, backs) {
	const s = io.state;
	const { islands } = chart(s);
	io.shuffle(backs, "tokens");
	if (s.options.tokens === "random") {
		for (let i = 0; i < islands.length; i++) s.tokens[islands[i]] = backs[i];
		return;
	}
	const each = Math.floor(islands.length / s.seats);
	const hands = [];
	for (let seat = 0; seat < s.seats; seat++) {
		hands.push(backs.slice(seat * each, (seat + 1) * each));
		for (const back of hands[seat]) io.show(back, seatBit(seat));
	}
	hands.push(backs.slice(s.seats * each));
	s.draft = {
		left: [],
		stage: "tokens",
		turn: s.first,
		piece: "",
		face: "",
		at: -1,
		placed: [],
		removed: 0,
		hands
	};
	io.push(DRAFT_TOKEN);
}
const tokenAsk = mint((seat) => ({
	kind: "draft.token",
	seat
}));
const tokenChoice = mint((token, island) => ({
	token,
	island
}));
const tokenSteps = { "draft.token"(io) {
	const s = io.state;
	if (s.draft === null) return;
	const { hands, turn } = s.draft;
	if (hands[turn].length > 0) {
		io.push(DRAFT_TOKEN);
		io.ask(tokenAsk(turn));
		return;
	}
	const aside = hands[s.seats].slice();
	for (const island of chart(s).islands) if (s.tokens[island] === -1) s.tokens[island] = aside.pop() ?? -1;
	s.draft = null;
} };
const handOf = (s, seat) => s.draft?.hands[seat] ?? [];
const hasToken = reason("QC-17.2", "refuse.hasToken");
const draftToken = {
	rule: "QC-17.2",
	offer(io, { seat }, to) {
		const s = io.state;
		const hand = handOf(s, seat);
		for (let good = 0; good < GOOD_KINDS; good++) {
			if (!hand.some((back) => s.faces[back] === good)) continue;
			for (const island of chart(s).islands) to.offer(tokenChoice(GOODS[good], ISLANDS[island].id), s.tokens[island] === -1 ? null : hasToken);
		}
	},
	answer(io, { seat }, { token, island }) {
		const s = io.state;
		if (s.draft === null) return;
		const hand = s.draft.hands[seat];
		const back = hand[hand.length - 1];
		const chosen = hand.find((held) => s.faces[held] === GOODS.indexOf(token)) ?? back;
		s.faces[chosen] = s.faces[back];
		s.faces[back] = GOODS.indexOf(token);
		const number = islandNumber(island);
		hand.pop();
		s.tokens[number] = back;
		s.seers[number] |= seatBit(seat);
		s.draft.turn = (s.draft.turn + 1) % s.seats;
		io.emit?.({
			type: "tokenPlaced",
			seat,
			island,
			card: back
		});
	},
	fallback(io, { seat }) {
		const s = io.state;
		const good = Math.min(...handOf(s, seat).map((back) => s.faces[back]));
		const island = chart(s).islands.find((one) => s.tokens[one] === -1) ?? 0;
		return tokenChoice(GOODS[good], ISLANDS[island].id);
	}
};
// ../quests/src/rules/setup.ts
const ENDLESS = 1e5;
const newShip = () => ({
	champion: -1,
	cell: 0,
	coins: 0,
	ammo: 0,
	bonus: 0,
	damage: 0,
	sails: 0,
	readySails: 0,
	cannons: 0,
	readyCannons: 0,
	slots: 0,
	cargo: repeat(GOOD_KINDS, 0),
	loot: [],
	quests: [],
	clues: [],
	tally: [],
	equipped: [],
	usedGear: 0,
	solved: [],
	finished: [],
	delivered: 0,
	sunk: 0,
	used: 0
});
function setup(blank, { supply }) {
	const { options, seats } = blank;
	const sides = teamsOf(options, seats);
	const ships = [];
	for (let seat = 0; seat < seats; seat++) ships.push(newShip());
	return Object.assign(blank, {
		round: 0,
		first: 0,
		active: 0,
		actions: 0,
		cut: false,
		chart: "",
		homes: repeat(sides, -1),
		prosperity: repeat(sides, 0),
		gained: repeat(sides * SOURCES.length, 0),
		called: false,
		ships,
		marauders: [],
		decks: [
			[],
			[],
			[]
		],
		piles: [
			[],
			[],
			[]
		],
		out: [],
		tokens: repeat(18, -1),
		seers: repeat(18, 0),
		goods: repeat(GOOD_KINDS, options.finiteSupplies ? supply.goods : ENDLESS),
		ammo: options.finiteSupplies ? supply.ammo : ENDLESS,
		voyage: false,
		points: 0,
		free: false,
		steps: 0,
		from: 0,
		die: 0,
		added: 0,
		dice: [],
		shields: 0,
		spent: 0,
		sinking: [],
		requests: repeat(seats, 0),
		draft: null,
		ended: ""
	});
}
function questsOnMap(io) {
	const { cellOf } = chart(io.state);
	const faces = [];
	for (const [face, { goal }] of io.edition.quests.entries()) {
		const place = "place" in goal ? goal.place : null;
		if (place === null || typeof place === "string" || !("island" in place) || cellOf[islandNumber(place.island)] !== -1) faces.push(face);
	}
	return faces;
}
function makePools(io) {
	const s = io.state;
	const { islands } = chart(s);
	const loot = cardsOf(io.edition).loot.map((_, face) => face);
	const pools = [];
	for (const [name, faces] of [
		["loot", loot],
		["quests", questsOnMap(io)],
		["clues", [...islands]],
		["tokens", tokenMix(islands.length)]
	]) {
		pools.push({
			name,
			first: s.faces.length,
			faces
		});
		for (const face of faces) {
			s.faces.push(face);
			s.known.push(0);
		}
	}
	s.pools = pools;
	for (let deck = 0; deck < DECKS.length; deck++) s.decks[deck] = backsOf(pools[deck]);
}
const backsOf = ({ first, faces }) => faces.map((_, i) => first + i);
const setupSteps = {
	"setup.first"(io) {
		const s = io.state;
		let seats = Array.from({ length: s.seats }, (_, seat) => seat);
		while (seats.length > 1) {
			const rolls = seats.map(() => io.roll("first", 6));
			io.emit?.({
				type: "firstRoll",
				seats,
				rolls
			});
			const highest = Math.max(...rolls);
			seats = seats.filter((_, i) => rolls[i] === highest);
		}
		s.first = seats[0];
		s.active = s.first;
		io.emit?.({
			type: "first",
			seat: s.first
		});
		io.next(SETUP_MAP, SETUP_TOKENS, SETUP_DECKS, SETUP_MARAUDERS, setupChampion(0), SETUP_HOMES, SETUP_GOODS, TURN_REFRESH);
	},
	"setup.map"(io) {
		const s = io.state;
		const { map, removeTiles } = s.options;
		const layout = layoutOf(s.options, s.seats);
		if (map === "draft") {
			const homes = homesOf(layout, teams(s));
			let signs = "";
			for (let cell = 0; cell < CELLS; cell++) signs += isCorner(cell) ? String(homes.find((one) => one.cell === cell)?.slot ?? "-") : "?";
			s.chart = signs;
			return beginTileDraft(io);
		}
		s.chart = map === "random" ? randomMap(io, layout, teams(s)) : signsOf(layout, teams(s), removeTiles);
	},
	"setup.tokens"(io) {
		makePools(io);
		dealTokens(io, backsOf(io.state.pools[DECKS.length]));
	},
	"setup.decks"(io) {
		const s = io.state;
		for (let deck = 0; deck < DECKS.length; deck++) io.shuffle(s.decks[deck], DECKS[deck]);
	},
	"setup.marauders": placeMarauders,
	"setup.champion"(io, { n }) {
		const s = io.state;
		if (n === s.seats) return;
		const seat = (s.first - n + s.seats) % s.seats;
		io.push(setupChampion(n + 1));
		const free = io.edition.champions.map((_, number) => number).filter((number) => unmetChampion(io, seat, number) === null);
		if (s.options.champions === "random") take(io, seat, free[io.draw("champions", free.length)]);
		else if (free.length === 1) take(io, seat, free[0]);
		else io.ask(championAsk(seat));
	},
	"setup.homes"(io) {
		const s = io.state;
		const slots = homesOf(layoutOf(s.options, s.seats), teams(s));
		let next = 0;
		for (let k = 0; k < s.seats; k++) {
			const team = teamOf(s, (s.first + k) % s.seats);
			if (s.homes[team] === -1) s.homes[team] = slots[next++].cell;
		}
	},
	"setup.goods"(io) {
		const s = io.state;
		const { coins, ammo, clues } = io.edition.start;
		for (let k = 0; k < s.seats; k++) {
			const seat = (s.first + k) % s.seats;
			const ship = s.ships[seat];
			const { sails, cannons, cargo } = championOf(io, seat);
			ship.cell = home(s, seat);
			ship.coins = coins;
			gainAmmo(io, seat, ammo);
			ship.sails = ship.readySails = sails[0];
			ship.cannons = ship.readyCannons = cannons[0];
			ship.slots = cargo[0];
			for (let i = 0; i < clues; i++) draw(io, seat, 2);
		}
	}
};
const championAsk = mint((seat) => ({
	kind: "champion",
	seat
}));
const championChoice = mint((champion) => ({ champion }));
const taken = reason("QC-1.9", "refuse.taken");
const otherNation = reason("QC-1.10", "refuse.otherNation");
const nationHeld = reason("QC-1.11", "refuse.nationHeld");
function unmetChampion(io, seat, number) {
	const s = io.state;
	const { nation } = io.edition.champions[number];
	const exclusive = teamSize(s) > 1 || s.options.uniqueNations;
	for (let other = 0; other < s.seats; other++) {
		const { champion } = s.ships[other];
		if (champion === -1 || other === seat) continue;
		if (champion === number) return taken;
		const same = io.edition.champions[champion].nation === nation;
		if (teamOf(s, other) === teamOf(s, seat)) {
			if (!same) return otherNation;
		} else if (exclusive && same) return nationHeld;
	}
	return null;
}
function take(io, seat, number) {
	io.state.ships[seat].champion = number;
	io.emit?.({
		type: "champion",
		seat,
		champion: io.edition.champions[number].id
	});
}
const champion = {
	rule: "QC-1.8",
	offer(io, { seat }, to) {
		const { champions } = io.edition;
		for (let number = 0; number < champions.length; number++) to.offer(championChoice(champions[number].id), unmetChampion(io, seat, number));
	},
	answer(io, { seat }, { champion: id }) {
		take(io, seat, io.edition.champions.findIndex((one) => one.id === id));
	},
	fallback(io, { seat }) {
		const { champions } = io.edition;
		return championChoice(champions[champions.findIndex((_, number) => unmetChampion(io, seat, number) === null)].id);
	}
};
// ../quests/src/words/cards.de.ts
const cardsDe = {
	...names,
	...Object.fromEntries(ISLANDS.map(({ id, name }) => [`thing.clue-${id}`, `Hinweis auf ${name}`])),
	"place.calm": "ruhige See",
	"place.stormy": "stürmische See",
	"place.treacherous": "tückische See",
	"place.impassable": "unpassierbare See",
	"place.workshop": "ein Werfthafen",
	"place.home": "der Heimathafen",
	"place.none": "kein Feld",
	"place.empty": "ein leeres Feld",
	"place.anyWorkshop": "eine beliebige Werft",
	"place.ownHome": "dein eigener Heimathafen",
	"thing.lumber": "Holz",
	"thing.metal": "Metall",
	"thing.canvas": "Tuch",
	"thing.gem": "Edelstein",
	"thing.spice": "Gewürz",
	"thing.coin": "Münzen",
	"thing.ammo": "Munition",
	"thing.clue": "ein Hinweis",
	"thing.loot": "eine Beutekarte",
	"thing.gale": "Sturmstab",
	"thing.ram": "Eisenramme",
	"thing.hide": "Krakenhautrumpf",
	"thing.spyglass": "Messingfernrohr",
	"thing.barrel": "Bodenloses Fass",
	"thing.jib": "Wolkenseidenfock",
	"thing.swivel": "Drehbasse",
	"thing.scales": "Händlerwaage",
	"thing.lens": "Archivarslinse",
	"thing.grapnel": "Enterhakenwerfer",
	"thing.seedling": "Mutterbaumsetzling",
	"thing.figurehead": "Vergoldete Galionsfigur",
	"thing.daring": "Lied der Kühnheit",
	"thing.shell": "Muschel des Wanderers",
	"thing.wind": "Flaschenwind",
	"thing.keg": "Pulverfass",
	"thing.chart": "Zerrissene Seekarte",
	"thing.purse": "Schmugglerbeutel",
	"thing.tome": "Buch der Vergeltung",
	"thing.mine": "Bojenmine",
	"thing.lantern": "Bojenlaterne",
	"thing.repellent": "Monsterschreck",
	"thing.bulwark": "Eichenbollwerk",
	"effect.gale": "Einmal in deinem Zug: segle bis zu 3 Punkte weit geradeaus; jedes so betretene stürmische oder tückische Feld kostet 1 Schaden, kein Wurf.",
	"effect.ram": "Einmal in deinem Zug, 1 Aktion: ein feindliches Schiff auf deinem Feld nimmt 1 Schaden; dann würfle: bei 1 oder 2 nimmst du auch 1.",
	"effect.hide": "Misslingt dir ein Wurf in tückischer See, nimmst du keinen Schaden.",
	"effect.spyglass": "Einmal in deinem Zug: sieh dir einen verdeckten Marker in bis zu 3 Feldern Abstand an. 1 Münze mehr beim Erkunden.",
	"effect.barrel": "1 Laderaum mehr.",
	"effect.jib": "Einmal in deinem Zug, während einer Fahrt: 1 Punkt mehr.",
	"effect.swivel": "Einmal in deinem Zug: ein Angriff würfelt 1 Munitionswürfel mehr ohne Kanone.",
	"effect.scales": "Einmal in deinem Zug, wenn du einen Rohstoff verkaufst: 2 Münzen mehr.",
	"effect.lens": "Wenn du einen Hinweis löst: 2 Münzen.",
	"effect.grapnel": "Einmal in deinem Zug, 1 Aktion: zieh ein feindliches Schiff von einem Nachbarfeld auf deines.",
	"effect.seedling": "Zu Beginn deines Zuges auf einer Insel oder im Hafen: entferne 1 Schaden.",
	"effect.figurehead": "Angriffe auf dich machen 1 Schaden je 5 statt 4 Augen.",
	"effect.daring": "In Ruhe: nimm 1 Schaden; bleibst du über Wasser, hast du 2 Aktionen mehr in diesem Zug.",
	"effect.shell": "In Ruhe: stell dein Schiff in deinen Heimathafen.",
	"effect.wind": "In Ruhe oder während deiner Fahrt: mach bis zu 2 benutzte Segel bereit.",
	"effect.keg": "In Ruhe: mach alle deine Kanonen bereit und nimm 2 Munition.",
	"effect.chart": "In Ruhe: zieh 2 Hinweise.",
	"effect.purse": "In Ruhe: nimm 4 Münzen.",
	"effect.tome": "Wenn dein Schiff sinkt: ein anderes Schiff auf dem Feld nimmt 2 Schaden.",
	"effect.mine": "Wenn ein feindliches Schiff auf dein Feld fährt: es nimmt 2 Schaden.",
	"effect.lantern": "Wenn ein feindliches Schiff auf dein Feld fährt: es kehrt dorthin zurück, woher es kam, und seine Fahrt endet.",
	"effect.repellent": "Wenn du für tückische See würfelst: der Wurf gilt als gelungen.",
	"effect.bulwark": "Wenn ein Angriff auf dich gewürfelt wurde: sein Schaden ist um 2 kleiner.",
	"thing.q01": "Segeltuch für die Fischer",
	"thing.q02": "Das Langhaus errichten",
	"thing.q03": "Die kalten Schmieden",
	"thing.q04": "Augen für das Götzenbild",
	"thing.q05": "Zelte für die Verbannten",
	"thing.q06": "Fieberbrühe",
	"thing.q07": "Pfeffer für die Wache",
	"thing.q08": "Eine Kette für den Hafen",
	"thing.q09": "Die Brautschleppe",
	"thing.q10": "Pfähle für das Moor",
	"thing.q11": "Der Himmelsaufzug",
	"thing.q12": "Tausend Lichter",
	"thing.q13": "Pflugscharen",
	"thing.q14": "Linsen für die Heiler",
	"thing.q15": "Das singende Gewölbe",
	"thing.q16": "Neue Palisade",
	"thing.q17": "Tinte und Pergament",
	"thing.q18": "Der gestürzte Turm",
	"thing.q19": "Auftrag der Münzprüfer",
	"thing.q20": "Der große Pier",
	"thing.q21": "Fass und Nelke",
	"thing.q22": "Das Geschenk der Gesandten",
	"thing.q23": "Anker los",
	"thing.q24": "Die Krone des Riffs",
	"thing.q25": "Tuch in Reserve",
	"thing.q26": "Die Schuld des Schiffbauers",
	"thing.q27": "Ein neuer Kiel",
	"thing.q28": "Der letzte Schliff",
	"thing.q29": "Tribut an die Ältesten",
	"thing.q30": "Reiche Heimkehr",
	"thing.q31": "Wintervorräte",
	"thing.q32": "Die Gefangenen freikaufen",
	"thing.q33": "Eine Bank gründen",
	"thing.q34": "Erstes Blut",
	"thing.q35": "Breitseite",
	"thing.q36": "Geißel der Meere",
	"thing.q37": "Jenseits der Karten",
	"thing.q38": "Vermessung der Inseln",
	"thing.q39": "Friedenswort",
	"thing.q40": "Der verrückte Kurier",
	"thing.q41": "Die Wette der Gelehrten",
	"thing.q42": "Das lange Rätsel",
	"thing.q43": "Tanz mit dem Kraken",
	"thing.q44": "Stolz der Flotte",
	"thing.q45": "Der Ruf der Archivare",
	"ability.pewter": "Schnelles Nachladen: nach deinem ersten Angriff im Zug ist 1 der Kanonen wieder bereit.",
	"ability.valkyr": "Schiff flicken: einmal im Zug 1 Edelstein oder 1 Holz zahlen und 1 Schaden von dir oder einem Teammitglied auf deinem Feld entfernen.",
	"ability.kerris": "Gründliche Karten: ziehst du in deinem Zug einen Hinweis, sieh dir zwei an und behalte einen.",
	"ability.quaeth": "Nachhallender Schuss: einmal im Zug darf dein Angriff auf ein Schiff auf einem Nachbarfeld zielen.",
	"ability.elwing": "Chor der Bitten: zieht eine Landung einen Auftrag, sieh dir zwei an und behalte einen.",
	"ability.phyrre": "Nebellesen: einmal im Zug, wenn du einen Hinweis löst, wirf einen anderen Hinweis ab und nimm beide Belohnungen.",
	"ability.bozret": "Lotusdieb: einmal im Zug, wenn dein Angriff Schaden machte, nimm dem Ziel 1 Münze oder 1 Rohstoff.",
	"ability.khalgoh": "Karawanenführer: einmal im Zug in einem beliebigen Hafen 1 Rohstoff gegen 1 anderen tauschen.",
	"ability.lyrah": "Lebendes Wissen: einmal im Zug in einem Handelshafen 1 gelösten Hinweis abliefern wie daheim.",
	"nationAbility.dwunny": "Dwunny-Glück: einmal in deinem Zug eine Beutekarte abwerfen, und ein Würfel deines Wurfs wird zur 6.",
	"nationAbility.delve": "Delvische Wendigkeit: einmal in deinem Zug eine Beutekarte abwerfen für 2 Bewegungspunkte.",
	"nationAbility.porc": "Kelwolohs Gaben: einmal in deinem Zug eine Beutekarte abwerfen und 1 oder 2 Rohstoffe nehmen.",
	"mission.naval": "Seekrieg",
	"mission.aid": "Hilfe",
	"mission.research": "Forschung"
};
// ../quests/src/words/chart.de.ts
const chartDe = {
	"chart.map": "Seekarte. Die Pfeiltasten führen von Feld zu Feld, Eingabe segelt dorthin oder zeigt, was möglich ist.",
	"chart.round": "Runde {round}",
	"chart.goal": "Ziel {goal}★",
	"chart.lastRound": "Die letzte Runde",
	"chart.lastOf": "von {rounds}",
	"chart.reinforced": "Alle Plünderer werden in {n#Runde|Runden} verstärkt",
	"chart.threats": "Gefahren",
	"chart.race": "Das Rennen",
	"chart.safe": "sicherer Hafen",
	"chart.faceDown": "Marker verdeckt",
	"chart.seen": "Marker: {good:thing}, nur dir bekannt",
	"chart.token": "Marker: {good:thing}",
	"chart.pinQuest": "dein Auftrag „{card:thing}“{missing?, es fehlt noch {missing:thing}|}",
	"chart.pinClue": "dein Hinweis",
	"chart.yourHome": "dein Heimathafen",
	"chart.homeOf": "Heimat von {seats:seat}",
	"chart.aboard": "{seats:seat} hier",
	"chart.marauderHere": "Plünderer {n}: {left} von {hearts} Herzen, {ready} von {cannons} Kanonen bereit, Reichweite {cannons}{barred?, feuert diese Runde nicht|}",
	"chart.course": "{turns?in {turns#weiteren Zug|weiteren Zügen}|in diesem Zug}: {actions#Aktion|Aktionen}{sails?, {sails#Segel|Segel}|}{rolls?, {rolls#Wurf|Würfe} unterwegs, {chance} % anzukommen|}",
	"chart.courseNext": "dein nächster Zug: {actions#Aktion|Aktionen}{sails?, {sails#Segel|Segel}|}{rolls?, {rolls#Wurf|Würfe}, {chance} %|}",
	"chart.noCourse": "Kein Weg für dein Schiff führt dorthin",
	"chart.sail": "Dorthin segeln",
	"chart.sailCost": "{actions?{actions#Aktion|Aktionen}|keine Aktion}{sails?, {sails#Segel|Segel}|}",
	"chart.risk": "{rolls#Wurf|Würfe}: {chance} %",
	"chart.careful": "Der vorsichtige Weg",
	"chart.carefulLater": "Der vorsichtige Weg dauert {turns#weiteren Zug|weitere Züge}",
	"chart.threat": "Endet dein Zug hier: Plünderer {marauders} greift an, im Mittel {mean} Schaden, {sinks} % versenkt",
	"chart.rivalThreat": "{rivals:seat} könnte kommen und hier feuern",
	"chart.endThreat": "Beende den Zug hier, und Plünderer {marauders} greift an: im Mittel {mean} Schaden",
	"chart.underSail": "Unter Segeln: {points#Punkt|Punkte}{free?, nächster Schritt frei|}",
	"chart.ship": "Dein Schiff",
	"chart.actions": "noch {n#Aktion|Aktionen}",
	"chart.hearts": "{left} von {all} Herzen",
	"chart.sails": "{ready} von {all} Segeln bereit, höchstens {most}",
	"chart.cannons": "{ready} von {all} Kanonen bereit, höchstens {most}",
	"chart.cargo": "Ladung: {cargo?{cargo:thing}|leer}, {slots#Platz|Plätze}, höchstens {most}",
	"chart.coins": "{n#Münze|Münzen}",
	"chart.ammo": "{n} Munition",
	"chart.bonus": "Reisebonus {n}",
	"chart.cards": "{loot} Beute, {quests#Auftrag|Aufträge}, {clues#Hinweis|Hinweise}",
	"chart.solved": "{n#gelöster Hinweis|gelöste Hinweise} an Bord",
	"chart.hand": "Deine Karten",
	"chart.noCards": "Noch keine Karten: lande auf einer Insel, um einen Auftrag zu ziehen.",
	"chart.solvedClue": "Gelöst, daheim abzuliefern",
	"chart.clueOf": "Zu lösen auf {island:place}",
	"chart.missing": "es fehlt {missing:thing}",
	"chart.allAboard": "alles an Bord",
	"chart.deeds": "Was du tun kannst",
	"chart.port": "Im Hafen: {place:place}",
	"chart.fewer": "weniger: {what}",
	"chart.more": "mehr: {what}",
	"chart.deal": "Handel abschließen: {coins} Münzen",
	"chart.left": "danach {coins#Münze|Münzen}",
	"chart.stock.ammo": "Munition, {n} für 1 Münze",
	"chart.stock.repair": "1 Schaden ausbessern, {price#Münze|Münzen}",
	"chart.stock.sell": "{what:thing} verkaufen, +{price#Münze|Münzen}",
	"chart.stock.sail": "Segel: 1 Segeltuch und {price#Münze|Münzen}",
	"chart.stock.cannon": "Kanone: 1 Metall und {price#Münze|Münzen}",
	"chart.stock.cargo": "Ladeplatz: 1 Holz und {price#Münze|Münzen}",
	"chart.combat": "Feuer auf {marauder?Plünderer {marauder}|{seat:seat}}",
	"chart.target": "{left} von {hearts} Herzen{coins?, {coins#Münze|Münzen}|}",
	"chart.dice": "{cannons#Kanone|Kanonen}{swivel? und {swivel#Drehbasse|Drehbassen}|}",
	"chart.fewerCannons": "Weniger Kanonen",
	"chart.moreCannons": "Mehr Kanonen",
	"chart.damage": "Schaden",
	"chart.chance": "Chance",
	"chart.sinks": "sinkt",
	"chart.hit": "{chance} % für Schaden: +{prosperity}★",
	"chart.sinking": "{chance} % zu versenken{marauder?: +{coins#Münze|Münzen}|: dazu +{prosperity}★ und {coins#Münze|Münzen}, Ladung und gelöste Hinweise sind verloren}",
	"chart.before": "Vor Glück und Bollwerken. Kanonen und Munition sind so oder so verbraucht.",
	"chart.fire": "Feuer",
	"chart.attackOdds": "{hits} % Treffer, {sinks} % versenkt mit allen Rohren",
	"chart.exchange": "Tauschen mit {seat:seat}",
	"chart.dieRolled": "Der Würfel zeigt {die}{added? + {added}|}; {passes} genügt",
	"chart.cost": "kostet {n}",
	"chart.start": "Anfang / höchstens",
	"chart.path.naval": "Kanonen",
	"chart.path.aid": "Aufträge",
	"chart.path.research": "Hinweise",
	"chart.choose": "{champion:champion} wählen",
	"chart.firstGame": "leicht für das erste Spiel",
	"chart.signals": "Signale deines Teams",
	"chart.signalTo": "Signal an dein Team",
	"chart.signalWhere": "Wähle nun das Feld",
	"chart.signalKeys": "Für dein Team: 1 hierher, 2 Gefahr, 3 meins, 4 zeigt deinen Kurs zum Feld.",
	"chart.ping.here": "Hierher",
	"chart.ping.danger": "Gefahr",
	"chart.ping.mine": "Meins",
	"chart.ping.course": "Kurs",
	"chart.tell.here": "Ruf dein Team zu einem Feld (Taste {key} auf dem Feld)",
	"chart.tell.danger": "Warne dein Team vor einem Feld (Taste {key} auf dem Feld)",
	"chart.tell.mine": "Sag deinem Team, dass du dich um ein Feld kümmerst (Taste {key} auf dem Feld)",
	"chart.tell.course": "Zeig deinem Team den Kurs, den du im Sinn hast (Taste {key} auf dem Feld)",
	"chart.signal.here": "{seat:seat}: hierher, {at}",
	"chart.signal.danger": "{seat:seat}: Gefahr, {at}",
	"chart.signal.mine": "{seat:seat}: meins, {at}",
	"chart.signal.course": "{seat:seat}: Kurs auf {at}",
	"chart.withdraw": "Nimm deinen Kurs von der Karte",
	"chart.missed": "Daneben",
	"chart.nearer": "Näher",
	"chart.farther": "Weiter weg",
	"chart.whole": "Die ganze Karte",
	"chart.home": "Heimat",
	"chart.workshop": "Werft",
	"chart.otherwise": "sonst −1",
	"chart.pile.quests": "Aufträge",
	"chart.pile.loot": "Beute",
	"chart.pile.clues": "Hinweise",
	"chart.plan.sails": "Segel {ready} von {all}",
	"chart.plan.guns": "Kanonen {ready} von {all}",
	"chart.plan.hull": "Rumpf {left} von {all}",
	"chart.plan.bonus": "Bonus",
	"chart.plan.actions": "{n#Aktion|Aktionen}",
	"chart.lookAt": "Das Schiff von {seat:seat} ansehen",
	"chart.ownShip": "Zurück zu deinem Schiff",
	"chart.shipOf": "Das Schiff von {seat:seat}",
	"chart.marauder.sunk": "versenkt, kommt am Rundenende",
	"chart.marauder.waits": "feuert diese Runde nicht",
	"chart.marauder.strikes": "greift jetzt {who} an",
	"chart.marauder.chases": "folgt {who}, kann nicht feuern",
	"chart.marauder.reloads": "keine Kanone bereit",
	"chart.marauder.lurks": "niemand in Reichweite",
	"chart.sailTo": "Nach {place:place} segeln",
	"chart.tab.ship": "Schiff",
	"chart.tab.letters": "Briefe",
	"chart.yourPart": "Dein Schiff und deine Briefe",
	"chart.need.naval": "Versenke {n} Plünderer",
	"chart.need.aid": "Erfülle {n#schweren Auftrag|schwere Aufträge}",
	"chart.need.research": "Liefere {n#Hinweis|Hinweise} ab",
	"chart.hint.draft": "Wähle ein markiertes Feld; dann drehe das Teil und lege es.",
	"chart.turnLeft": "Nach links drehen",
	"chart.turnRight": "Nach rechts drehen",
	"chart.backUnder": "Die andere kommt unter den Stapel. Beide Orte leuchten auf der Karte.",
	"chart.tellsToken": "Verdeckt für alle anderen; du siehst deine Marker weiter.",
	"chart.left.tiles": "Noch {n#Teil|Teile} zu legen",
	"chart.removed": "{n#Insel|Inseln} entfernt",
	"chart.told.explored": "{seat:seat} erkundet {island:place}",
	"chart.told.failed": "Die See schlägt zu: −1",
	"chart.told.passed": "Sicher hindurch",
	"chart.told.round": "Runde {round}",
	"chart.told.called": "Die letzte Runde",
	"chart.told.sunk": "{targetMarauder?Plünderer {targetMarauder}|{target:seat}} geht unter",
	"chart.told.fired": "{shipMarauder?Plünderer {shipMarauder}|{ship:seat}} feuert auf {targetMarauder?Plünderer {targetMarauder}|{target:seat}}",
	"chart.told.pips": "{pips} Augen",
	"chart.told.reinforced": "Verstärkung",
	"chart.told.turn": "{seat:seat} ist dran",
	"chart.told.lost": "Die Marodeure haben gewonnen",
	"chart.told.wins": "{seats:seat} gewinnen das Rennen",
	"chart.told.finished": "{seat:seat} erfüllt „{what:thing}“",
	"chart.told.solved": "{seat:seat} löst einen Hinweis",
	"chart.told.delivered": "{seat:seat} liefert einen Hinweis ab",
	"chart.tile.ammo": "Munition ×{n}",
	"chart.tile.repair": "Schaden flicken",
	"chart.tile.sail": "Segel",
	"chart.tile.cannon": "Kanone",
	"chart.tile.cargo": "Laderaum"
};
// ../quests/src/words/de.ts
const reward$1 = "{prosperity?{prosperity}★|}{coins? {coins#Münze|Münzen}|}{ammo? {ammo} Munition|}{loot? {loot#Beutekarte|Beutekarten}|}{clues? {clues#Hinweis|Hinweise}|}";
const quest$1 = "{hard?Schwerer Auftrag|Auftrag} „{card:thing}“";
const tasks$1 = {
	deliver: "bring {goods:thing} hierher: {place:place}",
	pay: "zahl {coinsDue#Münze|Münzen} hier: {place:place}",
	hit: "{count}+ Schaden mit einem Angriff",
	sink: "versenk {count#feindliches Schiff|feindliche Schiffe}",
	explore: "erkunde {count#Insel|Inseln} ({done} erledigt)",
	solve: "löse {count#Hinweis|Hinweise} ({done} erledigt)",
	pass: "besteh {count#Wurf|Würfe} in tückischer See ({done} erledigt)",
	upgrade: "kauf {count#Ausbau|Ausbauten} ({done} erledigt)",
	land: "lande auf {count} verschiedenen Inseln ({done} erledigt)",
	landTurn: "lande in einem Zug auf {count} verschiedenen Inseln ({done} erledigt)",
	store: "liefere {count#Hinweis|Hinweise} ab ({done} erledigt)",
	storeTurn: "liefere in einem Zug {count#Hinweis|Hinweise} ab ({done} erledigt)"
};
const mission$1 = "{naval?{naval} Plünderer versenken|}{aid?{aid#schweren Auftrag|schwere Aufträge} erfüllen|}{research?{research#gelösten Hinweis|gelöste Hinweise} abliefern|}";
const de = {
	...cardsDe,
	...chartDe,
	"game.title": "Quests & Cannons",
	"game.blurb": "Segle mit deinem Helden über ein Meer aufgetauchter Inseln: bring Waren, folge Hinweisen, bau dein Schiff aus und feuere die Kanonen.",
	"option.mode": "Spielart",
	"option.mode.ffa": "Jeder gegen jeden (2–6)",
	"option.mode.team2v2": "Zwei gegen zwei",
	"option.mode.team3v3": "Drei gegen drei",
	"option.mode.team2v2v2": "Drei Zweierteams",
	"option.mode.coop": "Gemeinsam gegen Plünderer (1–3)",
	"option.layout": "Karte",
	"option.layout.auto": "Die zur Spielart passende",
	"option.layout.intro": "Einstiegskarte (für die erste Partie)",
	"option.layout.ffa2": "Jeder gegen jeden, 2 Spieler",
	"option.layout.ffa3": "Jeder gegen jeden, 3 Spieler",
	"option.layout.ffa4": "Jeder gegen jeden, 4 Spieler",
	"option.layout.ffa5": "Jeder gegen jeden, 5 Spieler",
	"option.layout.ffa6": "Jeder gegen jeden, 6 Spieler",
	"option.layout.team2v2": "Zwei gegen zwei",
	"option.layout.team3v3": "Drei gegen drei",
	"option.layout.team2v2v2": "Drei Zweierteams",
	"option.layout.quickplay": "Schnelles Spiel (kurz, 2–3 Teams)",
	"option.map": "Wie die Karte entsteht",
	"option.map.layout": "Wie vorgegeben",
	"option.map.draft": "Von den Spielern gelegt",
	"option.map.random": "Zufällig, die fairste von 200",
	"option.tokens": "Erkundungsmarker",
	"option.tokens.random": "Zufällig verteilt",
	"option.tokens.draft": "Von den Spielern gelegt",
	"option.removeTiles": "Umgedrehte Kartenteile",
	"option.board": "Plan im gemeinsamen Spiel",
	"option.board.easy": "Leicht",
	"option.board.hard": "Schwer",
	"option.marauders": "Plünderer",
	"option.marauders.auto": "Keine (gemeinsam: 3)",
	"option.goal": "Zu erreichender Wohlstand",
	"option.goal.auto": "Nach Teamgröße (15, 20, 25)",
	"option.roundLimit": "Rundengrenze",
	"option.champions": "Helden",
	"option.champions.pick": "Gewählt",
	"option.champions.random": "Zufällig verteilt",
	"option.uniqueNations": "Jeder ein anderes Volk",
	"option.teamHands": "Hände im Team",
	"option.teamHands.shared": "Für das Team offen",
	"option.teamHands.secret": "Geheim",
	"option.freeStepStormy": "Freier Schritt in stürmische See",
	"option.freeStepStormy.free": "Frei",
	"option.freeStepStormy.one more point": "Kostet einen Punkt",
	"option.poolActions": "Aktionen dürfen in einer Fahrt zusammengelegt werden",
	"option.sunkTurn": "Im eigenen Zug versenkt",
	"option.sunkTurn.ends": "Der Zug endet",
	"option.sunkTurn.goesOn": "Der Zug geht weiter",
	"option.bonusCap": "Reisebonus",
	"option.bonusCap.2": "Höchstens 2",
	"option.bonusCap.none": "Unbegrenzt",
	"option.maraudersCross": "Plünderer überqueren unpassierbare See",
	"option.maraudersChase": "Plünderer, die nicht feuern können, kommen trotzdem",
	"option.marauderStart": "Plünderer beginnen fern von",
	"option.marauderStart.anyHome": "jedem Heimathafen der Karte",
	"option.marauderStart.homesInUse": "benutzten Heimathäfen",
	"option.coopGoal": "Ziel im gemeinsamen Spiel",
	"option.coopGoal.reached": "Bleibt erreicht",
	"option.coopGoal.held": "Muss am Rundenende gehalten sein",
	"option.underSail": "Tauschen, Schiff flicken und Gaben auch zwischen den Schritten einer Fahrt",
	"option.giveEquipped": "Ausgerüstete Beute darf weitergegeben werden",
	"option.sellSolved": "Gelöste Hinweise dürfen verkauft werden",
	"option.workshopsFaceDown": "Kartenbau: Werften dürfen verdeckt liegen",
	"option.reactions": "Wer nach einer Reaktion gefragt wird",
	"option.reactions.always": "Alle mit einer Beutekarte (verrät nichts)",
	"option.reactions.holders": "Nur wer eine passende Karte hat (schneller)",
	"option.finiteSupplies": "Vorräte können ausgehen",
	"ask.champion": "Wähle deinen Helden",
	"ask.draft.face": "Kartenbau: Teil {piece} offen oder verdeckt legen?",
	"ask.draft.spot": "Kartenbau: wohin kommt {piece}?",
	"ask.draft.turn": "Kartenbau: wie liegt {piece}?",
	"ask.draft.token": "Leg einen deiner Marker auf eine Insel",
	"ask.turn": "Runde {round} · dein Zug, noch {actions#Aktion|Aktionen}",
	"ask.voyage": "Runde {round} · auf Fahrt: {points#Punkt|Punkte}{free?, der nächste Schritt ist frei|}",
	"ask.traveler": "Tückische See: {result} reicht nicht. Änderst du dein Schicksal?",
	"ask.luck": "Dwunny-Glück bei {dice}?",
	"ask.gather": "Wie viel {good:thing} nimmst du?",
	"ask.guns": "Wie viele Kanonen feuern auf {targetMarauder?Plünderer {targetMarauder}|{target:seat}}?",
	"ask.bounty": "Kelwolohs Gaben: was nimmst du?",
	"ask.swap": "Zwei Rohstoffe gegen einen: welche?",
	"ask.react.enter": "{aboutMarauder?Plünderer {aboutMarauder}|{about:seat}} fährt auf dein Feld. Antwortest du?",
	"ask.react.attack": "{aboutMarauder?Plünderer {aboutMarauder}|{about:seat}} trifft dich mit {damage}. Antwortest du?",
	"ask.react.sink": "Dein Schiff sinkt. Eine letzte Tat?",
	"ask.keep": "Du sinkst: welche ausgerüstete Karte behältst du?",
	"ask.spill": "Zu viel Ladung: was geht über Bord?",
	"ask.steal": "Lotusdieb: was nimmst du {target:seat} ab?",
	"ask.pick": "Du siehst zwei Karten: welche behältst du?",
	"ask.give": "{to:seat} bittet dich um etwas. Was gibst du?",
	"ask.limit": "Zu viele Karten: wirf eine ab ({deck:deck})",
	"deck.loot": "Beutekarten",
	"deck.quests": "Aufträge",
	"deck.clues": "Hinweise",
	"choice.champion": `{champion:champion} vom Volk {nation:nation} · {hearts} Herzen, Segel {sails}, Kanonen {cannons}, Laderaum {cargo} · {champion:ability} · {nation:nationAbility} · {coop?Mission: ${mission$1}|Weg: {mission:mission}}`,
	"choice.face.up": "Offen",
	"choice.face.down": "Verdeckt (unpassierbar)",
	"choice.spot": "Hierhin: {at}",
	"choice.turnTile": "Zweites Feld {direction:direction}",
	"direction.0": "nach Osten",
	"direction.1": "nach Südosten",
	"direction.2": "nach Südwesten",
	"direction.3": "nach Westen",
	"direction.4": "nach Nordwesten",
	"direction.5": "nach Nordosten",
	"choice.token": "{token:thing} auf {island:place}",
	"choice.move": "Bewegen (1 Aktion)",
	"choice.mobility": "Delvische Wendigkeit: {card:thing} abwerfen für 2 Punkte",
	"choice.gale": "Sturmstab: {steps#Feld|Felder} {direction:direction}",
	"choice.gather": "{good?{good:thing} sammeln|Sammeln} (1 Aktion){full?: dein Laderaum ist voll, dafür geht etwas über Bord|}",
	"choice.gather.nothing": "{good:thing} sammeln (1 Aktion): bringt nichts, dein Laderaum ist voll davon",
	"choice.solve.prosperity": "Löse den {clue:thing} für 1★ (1 Aktion)",
	"choice.solve.loot": "Löse den {clue:thing} für eine Beutekarte (1 Aktion)",
	"choice.solve.both": "Löse den {clue:thing} für 1★ und eine Beutekarte, wirf den {spend:thing} ab (1 Aktion)",
	"choice.attack": "Greif {targetMarauder?Plünderer {targetMarauder}|{target:seat}} an (1 Aktion)",
	"choice.ram": "Ramm {targetMarauder?Plünderer {targetMarauder}|{target:seat}} (1 Aktion)",
	"choice.grapnel": "Zieh {targetMarauder?Plünderer {targetMarauder}|{target:seat}} hierher (1 Aktion)",
	"choice.quest": `Erfülle „{card:thing}“: ${reward$1}`,
	"choice.deliver": "Liefere den {clue:thing} ab (1★)",
	"choice.ammo": "Kauf {n} Munition für 1 Münze",
	"choice.repair": "Reparier 1 Schaden für {price#Münze|Münzen}",
	"choice.sell": "Verkauf {what:thing} für {price#Münze|Münzen}",
	"choice.upgrade.sail": "Ausbau: ein Segel für 1 Tuch und {price#Münze|Münzen}",
	"choice.upgrade.cannon": "Ausbau: eine Kanone für 1 Metall und {price#Münze|Münzen}",
	"choice.upgrade.cargo": "Ausbau: ein Laderaum für 1 Holz und {price#Münze|Münzen}",
	"choice.trade": "Tausch 2 Rohstoffe gegen 1",
	"choice.artifact": "Kauf eine Beutekarte für 1 Edelstein und {price#Münze|Münzen}",
	"choice.information": "Kauf einen Hinweis für 1 Gewürz und {price#Münze|Münzen}",
	"choice.equip": "Rüste {card:thing} aus{goods? für {goods:thing}|}{coins? und {coins#Münze|Münzen}|}{out?, wirf {out:thing} ab|}",
	"choice.play": "Spiel {card:thing}{target? auf {targetMarauder?Plünderer {targetMarauder}|{who:seat}}|}",
	"choice.mend": "Flick {who:seat} für 1 {pay:thing}",
	"choice.bounty": "Kelwolohs Gaben: wirf {card:thing} ab",
	"choice.caravan": "Karawanenführer: {pay:thing} gegen {take:thing}",
	"choice.spy": "Fernrohr: sieh dir {island:place} an",
	"choice.give": "Gib {to:seat} {coins?{coins#Münze|Münzen}|{n?{n} |}{what:thing}}",
	"choice.handOver": "Gib {coins?{coins#Münze|Münzen}|{n?{n} |}{what:thing}}",
	"choice.done": "Das ist alles",
	"choice.ask": "Bitte {from:seat} um etwas",
	"choice.end": "Beende deinen Zug",
	"choice.to": "Nach {place:place} {at}{sails?, {sails#Segel|Segel}|}{roll?, Wurf gegen den Kraken|}",
	"choice.jib": "Wolkenseidenfock: 1 Punkt mehr",
	"choice.row": "Noch eine Aktion für 1 Punkt",
	"choice.stop": "Beende die Fahrt",
	"choice.bonus": "Gib {bonus} Reisebonus aus: {result}",
	"choice.luckRoll": "Dwunny-Glück: {card:thing} abwerfen für eine 6",
	"choice.luckDie": "Mach die {face} zur 6, wirf {card:thing} ab",
	"choice.accept": "Es bleibt misslungen",
	"choice.pass": "Nichts tun",
	"choice.take": "Nimm {n}{drop?, wirf {drop:thing} über Bord|}",
	"choice.fire": "Feuere {cannons#Kanone|Kanonen}{swivel? und {swivel#Drehbasse|Drehbassen}|}",
	"choice.bundle": "Nimm {take:thing}",
	"choice.swap": "{pay:thing} gegen {take:thing}",
	"choice.keep": "Behalt {card:thing}",
	"choice.drop": "Wirf {good:thing} über Bord",
	"choice.steal": "Nimm {what:thing}",
	"choice.discard": "Wirf {card:thing} ab",
	"refuse.alreadyHome": "Du bist schon daheim",
	"refuse.alreadyOpen": "Der Marker liegt schon offen",
	"refuse.ammoShort": "So viel Munition hast du nicht",
	"refuse.askedEnough": "Du hast in diesem Zug schon dreimal gebeten",
	"refuse.atMaximum": "Das Höchstmaß deines Helden ist erreicht",
	"refuse.cannotPay": "Es kostet{goods? {goods:thing}|}{coins? {coins#Münze|Münzen}|}",
	"refuse.closed": "Dorthin darf dein Schiff nicht",
	"refuse.coinsMissing": "Dafür hast du zu wenige Münzen",
	"refuse.deckEmpty": "Dort ist keine Karte mehr",
	"refuse.doesNotFit": "Dort kann das Teil nicht liegen",
	"refuse.faceDown": "Der Marker dieser Insel ist noch verdeckt",
	"refuse.finishesItself": "Dieser Auftrag erfüllt sich selbst, wenn die Tat getan ist",
	"refuse.friend": "Das ist ein Teammitglied",
	"refuse.galeBlocked": "In dieser Richtung ist kein Feld frei",
	"refuse.gearUsed": "In diesem Zug schon benutzt",
	"refuse.goodsMissing": "Du hast nicht alle Waren",
	"refuse.hasToken": "Diese Insel hat schon ihren Marker",
	"refuse.lacksGood": "Dir fehlt: {good:thing}",
	"refuse.mateElsewhere": "Dieses Teammitglied ist nicht auf deinem Feld",
	"refuse.mateHasNoRoom": "Drüben ist kein Laderaum frei",
	"refuse.nationHeld": "Dieses Volk gehört einem anderen Team",
	"refuse.nationUsed": "Die Gabe deines Volkes ist verbraucht, oder dir fehlt eine Beutekarte dafür",
	"refuse.neverGiven": "Aufträge und ausgerüstete Beute kann man nicht weitergeben",
	"refuse.noActions": "Du hast keine Aktion mehr",
	"refuse.noAmmo": "Du hast keine Munition",
	"refuse.noAmmoLeft": "Der Vorrat an Munition ist leer",
	"refuse.noBonus": "Du hast keinen Reisebonus",
	"refuse.noCannon": "Du hast keine bereite Kanone",
	"refuse.noDamage": "Nichts zu flicken",
	"refuse.noFreeSlot": "Kein Laderaum ist frei, oder es gibt nichts zu nehmen",
	"refuse.noLootLeft": "Es gibt keine Beutekarte mehr",
	"refuse.noMarket": "Nur in einem Handelshafen",
	"refuse.noPort": "Nur in einem Hafen",
	"refuse.noSpentSail": "Kein Segel ist benutzt",
	"refuse.noSpotForFace": "So ist dafür kein Platz mehr",
	"refuse.noTarget": "Dieses Schiff erreichst du damit nicht",
	"refuse.noWay": "Kein Nachbarfeld ist zu erreichen",
	"refuse.noWorkshop": "Nur in einer Werft",
	"refuse.noneInSupply": "Nicht mehr im Vorrat: {good:thing}",
	"refuse.notATeammate": "Das ist kein Teammitglied",
	"refuse.notAdjacent": "Nicht auf einem Nachbarfeld",
	"refuse.notGear": "Nur Karten mit Zahnrädern werden ausgerüstet",
	"refuse.notHere": "Nicht auf deinem Feld",
	"refuse.notHome": "Nur in deinem eigenen Heimathafen",
	"refuse.notInstant": "Diese Karte wird ausgerüstet, nicht gespielt",
	"refuse.notNow": "Darauf antwortet diese Karte nicht",
	"refuse.notOnIsland": "Du bist auf keiner Insel",
	"refuse.notThatIsland": "Du bist nicht auf der Insel des Hinweises",
	"refuse.nothingThere": "Davon ist nichts da",
	"refuse.onceATurn": "Nur einmal im Zug",
	"refuse.onlyAtRest": "Nicht während einer Fahrt",
	"refuse.onlyAtTrigger": "Nur wenn ihr Augenblick kommt",
	"refuse.onlyInPort": "Nur in einem Hafen",
	"refuse.otherNation": "Dein Team gehört einem anderen Volk an",
	"refuse.safeHarbour": "Ein sicherer Hafen: dort wird nicht gekämpft",
	"refuse.solvedStays": "Ein gelöster Hinweis wird abgeliefert, nicht verkauft",
	"refuse.supplyEmpty": "Der Vorrat davon ist leer",
	"refuse.taken": "Dieser Held ist vergeben",
	"refuse.tooDear": "Es kostet {price#Münze|Münzen}, du hast {coins}",
	"refuse.tooFar": "Es braucht {cost}: du hast {points#Punkt|Punkte} und {sails#bereites Segel|bereite Segel}",
	"refuse.tooFarAway": "Mehr als 3 Felder entfernt",
	"refuse.twoNeeded": "Du brauchst zwei Rohstoffe",
	"refuse.wrongPlace": "Nicht der Ort dafür",
	"table.title": "Runde {round} · Ziel {goal}★",
	"table.setUp": "Aufbau",
	"table.turn": "{seat:seat} ist dran: {actions#Aktion|Aktionen}{voyage? · auf Fahrt, {points#Punkt|Punkte}{free?, freier Schritt|}|}",
	"table.team": "{seats:seat}: {prosperity}★",
	"table.called": "Das Ziel ist erreicht: diese Runde ist die letzte",
	"table.decks": "Stapel: {loot} Beute, {quests} Aufträge, {clues} Hinweise · Ablagen: {lootPile}, {questsPile}, {cluesPile}",
	"table.supply": "Vorrat: {lumber} Holz, {metal} Metall, {canvas} Tuch, {gem} Edelsteine, {spice} Gewürz, {ammo} Munition",
	"table.map": "Karte",
	"table.row": "{row}",
	"table.legend": "A–R Inseln, w Werft, $ Handelshafen, 1–6 Heimathäfen, . ruhig, s stürmisch, t tückisch, # unpassierbar",
	"table.spread": "Die Heimathäfen unterscheiden sich um {islands} in den Inselabständen, {workshop} zur Werft, {trading} zum Handelshafen",
	"table.islands": "Inseln",
	"table.island": "{letter} {island:place} {at}: {good?{good:thing}|verdeckt}{seen? (nur du weißt es)|}",
	"table.ports": "Häfen",
	"table.tradingPort": "Handelshafen {port:place} {at}",
	"table.workshop": "Werft {at}",
	"table.home": "Heimathafen von {seats:seat} {at}",
	"table.ship": "{seat:seat}{champion? · {champion:champion} vom Volk {nation:nation}|}",
	"table.place": "{place:place} {at}",
	"table.hull": "{left} von {hearts} Herzen · Segel {readySails}/{sails} (höchstens {mostSails}) · Kanonen {readyCannons}/{cannons} (höchstens {mostCannons})",
	"table.hold": "Ladung {loaded} von {slots} (höchstens {mostSlots}): {cargo?{cargo:thing}|leer} · {coins#Münze|Münzen} · {ammo} Munition · Reisebonus {bonus}",
	"table.hand": "Hand: {loot} Beute, {quests#Auftrag|Aufträge}, {clues#Hinweis|Hinweise}",
	"table.equipped": "Ausgerüstet: {card:thing} – {card:effect}",
	"table.loot": "Beute: {card:thing} – {card:effect}",
	"table.clue": "Hinweis: {card:thing}",
	"table.solved": "Gelöst: {clues:thing}",
	"table.finished": "Erfüllt: {quests:thing}",
	"table.delivered": "Abgelieferte Hinweise: {n}",
	"table.abilities": "{champion:ability} · {nation:nationAbility}",
	"table.mission": `Mission {mission:mission}: ${mission$1}, {done} von {needed} getan`,
	"table.coop": "Gemeinsam braucht ihr {goal}★{reached? (erreicht)|} und jede Mission bis zum Ende von Runde {rounds}",
	"table.marauders": "Plünderer",
	"table.marauder": "Plünderer {n}: {place:place} {at} · {left} von {hearts} Herzen · {ready} von {cannons} Kanonen bereit{barred? · feuert diese Runde nicht|}",
	"table.marauderSunk": "Plünderer {n}: versenkt, kommt am Ende der Runde wieder",
	"order.react.enter": "Wenn ein Schiff in mein Feld segelt",
	"order.react.attack": "Wenn ich getroffen werde",
	"order.react.sink": "Wenn mein Schiff sinkt",
	"event.firstRoll": "Wurf um den ersten Spieler: {rolls}",
	"event.first": "{seat:seat} beginnt",
	"event.champion": "{seat:seat} segelt als {champion:champion}",
	"event.revealed": "{seat:seat} deckt {piece} auf",
	"event.laid.up": "{seat:seat} legt {piece}",
	"event.laid.down": "{seat:seat} legt {piece} verdeckt",
	"event.setAside": "{piece} findet keinen Platz und kommt beiseite",
	"event.turnedUp": "Teil {piece} wird aufgedeckt",
	"event.mapReady": "Die Karte ist fertig",
	"event.tokenPlaced": "{seat:seat} legt einen Marker auf {island:place}",
	"event.marauderPlaced": "Plünderer {marauder} lauert bei {island:place}",
	"event.round": "Runde {round}",
	"event.turn": "{seat:seat} ist am Zug",
	"event.sailed": "{seat:seat} segelt weiter: {place:place}",
	"event.traveler": "{seat:seat} würfelt in tückischer See eine {die}",
	"event.bonus": "{seat:seat} gibt {spent} Reisebonus aus: {result}",
	"event.luck": "{seat:seat} hat Glück: ein Würfel wird zur 6",
	"event.passed": "{seat:seat} kommt durch: der nächste Schritt ist frei",
	"event.failed": "{seat:seat} scheitert; Reisebonus {bonus}",
	"event.landed": "{seat:seat} landet auf {island:place}",
	"event.explored": "{seat:seat} erkundet {island:place}: {good:thing}",
	"event.drew.loot": "{seat:seat} zieht eine Beutekarte",
	"event.drew.quests": "{seat:seat} zieht einen Auftrag",
	"event.drew.clues": "{seat:seat} zieht einen Hinweis",
	"event.drewSeen": "{seat:seat} zieht: {what:thing}",
	"event.looked": "{seat:seat} sieht sich zwei Karten an ({deck:deck})",
	"event.reshuffled": "Die Ablage wird gemischt ({deck:deck}): {count} im Stapel",
	"event.discarded": "{seat:seat} wirft ab: {what:thing}",
	"event.prosperity": "{seat:seat}: {more?+{gained}|{gained}}★, jetzt {total}★",
	"event.called": "{seat:seat} erreicht {total}★{coop?|: diese Runde ist die letzte}",
	"event.coins": "{seat:seat}: {more?+|}{gained#Münze|Münzen}, jetzt {total}",
	"event.ammo": "{seat:seat} nimmt {gained} Munition",
	"event.goods": "{seat:seat}: {more?+{gained}|{gained}} {good:thing}",
	"event.finished": "{seat:seat} erfüllt „{what:thing}“",
	"event.solved": "{seat:seat} löst den {what:thing}",
	"event.delivered": "{seat:seat} liefert den {what:thing} ab",
	"event.fired": "{shipMarauder?Plünderer {shipMarauder}|{ship:seat}} feuert auf {targetMarauder?Plünderer {targetMarauder}|{target:seat}}: {dice}",
	"event.missed": "{targetMarauder?Plünderer {targetMarauder}|{target:seat}} bleibt unversehrt",
	"event.damaged": "{shipMarauder?Plünderer {shipMarauder}|{ship:seat}} nimmt {damage} Schaden, noch {hearts#Herz|Herzen}",
	"event.rammed": "{seat:seat} rammt {targetMarauder?Plünderer {targetMarauder}|{target:seat}}",
	"event.ramDie": "{seat:seat} würfelt für die Ramme eine {die}",
	"event.stole.coin": "{seat:seat} stiehlt {target:seat} eine Münze",
	"event.stole": "{seat:seat} stiehlt {target:seat}: {what:thing}",
	"event.reloaded": "{seat:seat} lädt {ready#Kanone|Kanonen} nach",
	"event.sinking": "{ship:seat} sinkt",
	"event.sunk": "{shipMarauder?Plünderer {shipMarauder}|{ship:seat}} ist versenkt; {coins#Münze wechselt den Besitzer oder geht verloren|Münzen wechseln den Besitzer oder gehen verloren}",
	"event.kept": "{seat:seat} behält {what:thing}",
	"event.played": "{seat:seat} spielt {what:thing}",
	"event.nation": "{seat:seat} nutzt die Gabe der {nation:nation} und wirft {what:thing} ab",
	"event.equipped": "{seat:seat} rüstet aus: {what:thing}",
	"event.displaced": "{shipMarauder?Plünderer {shipMarauder}|{ship:seat}} wird versetzt: {place:place}",
	"event.mended": "{seat:seat} flickt {ship:seat}: noch {damage} Schaden",
	"event.upgraded.sail": "{seat:seat} setzt ein Segel mehr",
	"event.upgraded.cannon": "{seat:seat} baut eine Kanone ein",
	"event.upgraded.cargo": "{seat:seat} öffnet einen Laderaum",
	"event.spied": "{seat:seat} sieht sich den Marker von {island:place} an",
	"event.requested": "{seat:seat} bittet {from:seat} um etwas",
	"event.gave": "{seat:seat} gibt {to:seat} {coins?{coins#Münze|Münzen}|{count?{n} |}{what:thing}}",
	"event.marauderMoved": "Plünderer {marauder} folgt {seat:seat}{fires?|, ohne feuern zu können}: {place:place} ({rule})",
	"event.marauderAttacks": "Plünderer {marauder} greift {seat:seat} mit {dice#Kanone|Kanonen} an ({rule})",
	"event.maraudersReload": "Die Plünderer laden nach ({rule})",
	"event.reinforced": "Plünderer {marauder} kommt nach {island:place} mit {cannons#Kanone|Kanonen} ({rule})",
	"event.ended.goal": "Das Ziel ist erreicht: das Spiel endet nach Runde {round}",
	"event.ended.limit": "Die Rundengrenze ist erreicht: das Spiel endet nach Runde {round}",
	"event.ended.won": "Ziel und Missionen sind nach Runde {round} erfüllt: ihr habt gewonnen",
	"event.ended.lost": "Runde {round} ist vorbei und die Aufgabe nicht erfüllt: die Plünderer haben gewonnen",
	...Object.fromEntries(Object.entries(tasks$1).flatMap(([goal, task]) => [[`goal.${goal}`, `${quest$1}: ${task} → ${reward$1}`], [`task.${goal}`, task]])),
	"score.quests": "Aufträge",
	"score.solved": "Gelöste Hinweise",
	"score.delivered": "Abgelieferte Hinweise",
	"score.hits": "Treffer",
	"score.sinkings": "Versenkte Schiffe",
	"score.lost": "An die See verloren",
	"ended.goal": "Das Wohlstandsziel wurde erreicht: der größte Wohlstand gewinnt, bei Gleichstand die meisten Münzen",
	"ended.limit": "Die Rundengrenze wurde erreicht: der größte Wohlstand gewinnt, bei Gleichstand die meisten Münzen",
	"ended.won": "Ziel und alle Missionen wurden erfüllt",
	"ended.lost": "Ziel oder Missionen wurden nicht rechtzeitig erfüllt"
};
// ../quests/src/words/cards.en.ts
const cardsEn = {
	...names,
	...Object.fromEntries(ISLANDS.map(({ id, name }) => [`thing.clue-${id}`, `clue of ${name}`])),
	"place.calm": "calm sea",
	"place.stormy": "stormy sea",
	"place.treacherous": "treacherous sea",
	"place.impassable": "impassible sea",
	"place.workshop": "a Workshop Port",
	"place.home": "the Home Port",
	"place.none": "no space",
	"place.empty": "an empty cell",
	"place.anyWorkshop": "any Workshop",
	"place.ownHome": "your own Home Port",
	"thing.lumber": "lumber",
	"thing.metal": "metal",
	"thing.canvas": "canvas",
	"thing.gem": "gem",
	"thing.spice": "spice",
	"thing.coin": "coins",
	"thing.ammo": "ammo",
	"thing.clue": "a clue",
	"thing.loot": "a loot card",
	"thing.gale": "Gale Wand",
	"thing.ram": "Iron Ram",
	"thing.hide": "Kraken-Hide Hull",
	"thing.spyglass": "Brass Spyglass",
	"thing.barrel": "Bottomless Barrel",
	"thing.jib": "Cloudsilk Jib",
	"thing.swivel": "Swivel Gun",
	"thing.scales": "Merchant's Scales",
	"thing.lens": "Archivist's Lens",
	"thing.grapnel": "Grapnel Launcher",
	"thing.seedling": "Mother Tree Seedling",
	"thing.figurehead": "Gilded Figurehead",
	"thing.daring": "Song of Daring",
	"thing.shell": "Wayfarer's Shell",
	"thing.wind": "Bottled Wind",
	"thing.keg": "Powder Keg",
	"thing.chart": "Torn Chart",
	"thing.purse": "Smuggler's Purse",
	"thing.tome": "Tome of Retribution",
	"thing.mine": "Buoy Mine",
	"thing.lantern": "Buoy Lantern",
	"thing.repellent": "Monster Repellent",
	"thing.bulwark": "Oaken Bulwark",
	"effect.gale": "Once on your turn: sail straight in one direction for up to 3 points; each Stormy or Treacherous space entered so costs 1 damage, no roll.",
	"effect.ram": "Once on your turn, 1 action: an enemy ship in your space takes 1 damage; then roll: on 1 or 2 you take 1 too.",
	"effect.hide": "When you fail a Treacherous roll you take no damage.",
	"effect.spyglass": "Once on your turn: look at a face-down token within 3 spaces. 1 coin more when you explore.",
	"effect.barrel": "1 more cargo slot.",
	"effect.jib": "Once on your turn, during a voyage: 1 more point.",
	"effect.swivel": "Once on your turn: one Attack rolls 1 more ammo die without a cannon.",
	"effect.scales": "Once on your turn, when you sell a resource: 2 coins more.",
	"effect.lens": "When you solve a clue: 2 coins.",
	"effect.grapnel": "Once on your turn, 1 action: pull an enemy ship from an adjacent space into yours.",
	"effect.seedling": "At the start of your turn on an island or in a port: remove 1 damage.",
	"effect.figurehead": "Attacks on you deal 1 damage for every 5 pips instead of 4.",
	"effect.daring": "At rest: take 1 damage; if you stay afloat, 2 more actions this turn.",
	"effect.shell": "At rest: put your ship on your Home Port.",
	"effect.wind": "At rest or during your voyage: ready up to 2 spent sails.",
	"effect.keg": "At rest: ready all your cannons and take 2 ammo.",
	"effect.chart": "At rest: draw 2 clues.",
	"effect.purse": "At rest: gain 4 coins.",
	"effect.tome": "When your ship sinks: another ship in that space takes 2 damage.",
	"effect.mine": "When an enemy ship moves into your space: it takes 2 damage.",
	"effect.lantern": "When an enemy ship moves into your space: it goes back where it came from, and its voyage ends.",
	"effect.repellent": "When you roll for Treacherous Seas: the roll counts as passed.",
	"effect.bulwark": "When an Attack on you was rolled: its damage is 2 less.",
	"thing.q01": "Sailcloth for the Fishers",
	"thing.q02": "Raise the Longhouse",
	"thing.q03": "The Cold Forges",
	"thing.q04": "Eyes for the Idol",
	"thing.q05": "Tents for the Exiles",
	"thing.q06": "Fever Broth",
	"thing.q07": "Pepper for the Watch",
	"thing.q08": "Chain the Harbour",
	"thing.q09": "A Bride's Train",
	"thing.q10": "Stilts for the Fen",
	"thing.q11": "The Sky Lift",
	"thing.q12": "A Thousand Lights",
	"thing.q13": "Ploughshares",
	"thing.q14": "Lenses for the Healers",
	"thing.q15": "The Singing Vault",
	"thing.q16": "New Palisade",
	"thing.q17": "Ink and Vellum",
	"thing.q18": "The Fallen Tower",
	"thing.q19": "Assayer's Order",
	"thing.q20": "The Great Pier",
	"thing.q21": "Cask and Clove",
	"thing.q22": "The Envoy's Gift",
	"thing.q23": "Anchors Away",
	"thing.q24": "Crown of the Reef",
	"thing.q25": "Spare Canvas",
	"thing.q26": "Shipwright's Debt",
	"thing.q27": "Lay a New Keel",
	"thing.q28": "Cutting Edge",
	"thing.q29": "Tribute to the Elders",
	"thing.q30": "Homeward Bounty",
	"thing.q31": "Winter Stores",
	"thing.q32": "Buy Back the Captives",
	"thing.q33": "Found a Bank",
	"thing.q34": "First Blood",
	"thing.q35": "Broadside",
	"thing.q36": "Scourge of the Seas",
	"thing.q37": "Beyond the Charts",
	"thing.q38": "Survey of the Isles",
	"thing.q39": "Word of Peace",
	"thing.q40": "The Mad Courier",
	"thing.q41": "A Scholar's Wager",
	"thing.q42": "The Long Riddle",
	"thing.q43": "Dance with the Kraken",
	"thing.q44": "Pride of the Fleet",
	"thing.q45": "The Archivists' Call",
	"ability.pewter": "Quick Reload: after your first Attack of a turn 1 of its cannons is ready again.",
	"ability.valkyr": "Mend Ship: once a turn pay 1 gem or 1 lumber to remove 1 damage from you or a teammate in your space.",
	"ability.kerris": "Thorough Charts: when you draw a clue on your turn, look at two and keep one.",
	"ability.quaeth": "Resonant Shot: once a turn your Attack may aim at a ship in an adjacent space.",
	"ability.elwing": "Chorus of Pleas: when landing draws a quest, look at two and keep one.",
	"ability.phyrre": "Mist Reading: once a turn, when you solve a clue, discard another clue to take both rewards.",
	"ability.bozret": "Lotus Thief: once a turn, when your Attack dealt damage, take 1 coin or 1 resource from the target.",
	"ability.khalgoh": "Caravan Master: once a turn in any port swap 1 resource for 1 of another type.",
	"ability.lyrah": "Living Lore: once a turn at a Trading Port deliver 1 solved clue as if at home.",
	"nationAbility.dwunny": "Dwunny Luck: once on your turn discard a loot card to make a die you rolled a 6.",
	"nationAbility.delve": "Delvish Mobility: once on your turn discard a loot card for 2 points of movement.",
	"nationAbility.porc": "Kelwoloh's Bounty: once on your turn discard a loot card to take 1 or 2 resources.",
	"mission.naval": "Naval",
	"mission.aid": "Aid",
	"mission.research": "Research"
};
// ../quests/src/words/chart.en.ts
const chartEn = {
	"chart.map": "Sea chart. Arrow keys move from space to space, Enter sails there or opens what can be done.",
	"chart.round": "Round {round}",
	"chart.goal": "goal {goal}★",
	"chart.lastRound": "The last round",
	"chart.lastOf": "of {rounds}",
	"chart.reinforced": "All Marauders are reinforced in {n#round|rounds}",
	"chart.threats": "Threats",
	"chart.race": "The race",
	"chart.safe": "safe harbour",
	"chart.faceDown": "token face down",
	"chart.seen": "token: {good:thing}, which you have seen",
	"chart.token": "token: {good:thing}",
	"chart.pinQuest": "your quest “{card:thing}”{missing?, still missing {missing:thing}|}",
	"chart.pinClue": "your clue",
	"chart.yourHome": "your home",
	"chart.homeOf": "home of {seats:seat}",
	"chart.aboard": "{seats:seat} here",
	"chart.marauderHere": "Marauder {n}: {left} of {hearts} hearts, {ready} of {cannons} cannons ready, range {cannons}{barred?, does not fire this round|}",
	"chart.course": "{turns?in {turns#more turn|more turns}|this turn}: {actions#action|actions}{sails?, {sails#sail|sails}|}{rolls?, {rolls#roll|rolls} on the way, {chance} % to get there|}",
	"chart.courseNext": "your next turn: {actions#action|actions}{sails?, {sails#sail|sails}|}{rolls?, {rolls#roll|rolls}, {chance} %|}",
	"chart.noCourse": "No way for your ship leads there",
	"chart.sail": "Sail there",
	"chart.sailCost": "{actions?{actions#action|actions}|no action}{sails?, {sails#sail|sails}|}",
	"chart.risk": "{rolls#roll|rolls}: {chance} %",
	"chart.careful": "The careful way",
	"chart.carefulLater": "The careful way takes {turns#more turn|more turns}",
	"chart.threat": "Ending your turn here: Marauder {marauders} strikes, {mean} damage on average, {sinks} % to be sunk",
	"chart.rivalThreat": "{rivals:seat} could come and fire here",
	"chart.endThreat": "End your turn here and Marauder {marauders} strikes: {mean} damage on average",
	"chart.underSail": "Under sail: {points#point|points}{free?, next step free|}",
	"chart.ship": "Your ship",
	"chart.actions": "{n#action|actions} left",
	"chart.hearts": "{left} of {all} hearts",
	"chart.sails": "{ready} of {all} sails ready, at most {most}",
	"chart.cannons": "{ready} of {all} cannons ready, at most {most}",
	"chart.cargo": "Cargo: {cargo?{cargo:thing}|empty}, {slots#slot|slots}, at most {most}",
	"chart.coins": "{n#coin|coins}",
	"chart.ammo": "{n} ammo",
	"chart.bonus": "Traveler bonus {n}",
	"chart.cards": "{loot} loot, {quests#quest|quests}, {clues#clue|clues}",
	"chart.solved": "{n#solved clue|solved clues} aboard",
	"chart.hand": "Your cards",
	"chart.noCards": "No cards yet: land on an island to draw a quest.",
	"chart.solvedClue": "Solved, to be delivered at home",
	"chart.clueOf": "Solve it on {island:place}",
	"chart.missing": "missing {missing:thing}",
	"chart.allAboard": "all aboard",
	"chart.deeds": "What you can do",
	"chart.port": "In port: {place:place}",
	"chart.fewer": "fewer: {what}",
	"chart.more": "more: {what}",
	"chart.deal": "Make the deal: {coins} coins",
	"chart.left": "{coins#coin|coins} left after it",
	"chart.stock.ammo": "Ammo, {n} for 1 coin",
	"chart.stock.repair": "Repair 1 damage, {price#coin|coins}",
	"chart.stock.sell": "Sell {what:thing}, +{price#coin|coins}",
	"chart.stock.sail": "Sail: 1 canvas and {price#coin|coins}",
	"chart.stock.cannon": "Cannon: 1 metal and {price#coin|coins}",
	"chart.stock.cargo": "Cargo slot: 1 lumber and {price#coin|coins}",
	"chart.combat": "Fire at {marauder?Marauder {marauder}|{seat:seat}}",
	"chart.target": "{left} of {hearts} hearts{coins?, {coins#coin|coins}|}",
	"chart.dice": "{cannons#cannon|cannons}{swivel? and {swivel#swivel gun|swivel guns}|}",
	"chart.fewerCannons": "Fewer cannons",
	"chart.moreCannons": "More cannons",
	"chart.damage": "Damage",
	"chart.chance": "Chance",
	"chart.sinks": "sinks",
	"chart.hit": "{chance} % to deal damage: +{prosperity}★",
	"chart.sinking": "{chance} % to sink it{marauder?: +{coins#coin|coins}|: +{prosperity}★ and {coins#coin|coins} besides, its cargo and solved clues are lost}",
	"chart.before": "Before Luck and Bulwarks. Cannons and ammo are spent either way.",
	"chart.fire": "Fire",
	"chart.attackOdds": "{hits} % to hit, {sinks} % to sink with all guns",
	"chart.exchange": "Exchange with {seat:seat}",
	"chart.dieRolled": "The die shows {die}{added? + {added}|}; {passes} passes",
	"chart.cost": "costs {n}",
	"chart.start": "start / most",
	"chart.path.naval": "Cannons",
	"chart.path.aid": "Quests",
	"chart.path.research": "Clues",
	"chart.choose": "Choose {champion:champion}",
	"chart.firstGame": "easy for a first game",
	"chart.signals": "Signals of your team",
	"chart.signalTo": "Signal to your team",
	"chart.signalWhere": "Now choose the space",
	"chart.signalKeys": "For your team: 1 here, 2 danger, 3 mine, 4 shows your course to the space.",
	"chart.ping.here": "Here",
	"chart.ping.danger": "Danger",
	"chart.ping.mine": "Mine",
	"chart.ping.course": "Course",
	"chart.tell.here": "Call your team to a space (key {key} on the space)",
	"chart.tell.danger": "Warn your team of a space (key {key} on the space)",
	"chart.tell.mine": "Tell your team that you take care of a space (key {key} on the space)",
	"chart.tell.course": "Show your team the course you have in mind (key {key} on the space)",
	"chart.signal.here": "{seat:seat}: here, {at}",
	"chart.signal.danger": "{seat:seat}: danger, {at}",
	"chart.signal.mine": "{seat:seat}: mine, {at}",
	"chart.signal.course": "{seat:seat}: course to {at}",
	"chart.withdraw": "Take your course off the chart",
	"chart.missed": "Missed",
	"chart.nearer": "Nearer",
	"chart.farther": "Farther",
	"chart.whole": "The whole chart",
	"chart.home": "Home",
	"chart.workshop": "Workshop",
	"chart.otherwise": "else −1",
	"chart.pile.quests": "quests",
	"chart.pile.loot": "loot",
	"chart.pile.clues": "clues",
	"chart.plan.sails": "sails {ready} of {all}",
	"chart.plan.guns": "guns {ready} of {all}",
	"chart.plan.hull": "hull {left} of {all}",
	"chart.plan.bonus": "bonus",
	"chart.plan.actions": "{n#action|actions}",
	"chart.lookAt": "Look at the ship of {seat:seat}",
	"chart.ownShip": "Back to your ship",
	"chart.shipOf": "The ship of {seat:seat}",
	"chart.marauder.sunk": "sunk, back at round end",
	"chart.marauder.waits": "does not fire this round",
	"chart.marauder.strikes": "strikes {who} now",
	"chart.marauder.chases": "comes after {who}, no gun to fire",
	"chart.marauder.reloads": "no gun ready",
	"chart.marauder.lurks": "nobody in range",
	"chart.sailTo": "Sail to {place:place}",
	"chart.tab.ship": "Ship",
	"chart.tab.letters": "Letters",
	"chart.yourPart": "Your ship and your letters",
	"chart.need.naval": "Sink {n#Marauder|Marauders}",
	"chart.need.aid": "Finish {n#hard quest|hard quests}",
	"chart.need.research": "Deliver {n#clue|clues}",
	"chart.hint.draft": "Choose a marked cell; then turn the tile and lay it.",
	"chart.turnLeft": "Turn left",
	"chart.turnRight": "Turn right",
	"chart.backUnder": "The other goes under the deck. Both places are lit on the chart.",
	"chart.tellsToken": "Face down for all others; you go on seeing yours.",
	"chart.left.tiles": "{n#tile|tiles} left to be laid",
	"chart.removed": "{n#island|islands} removed",
	"chart.told.explored": "{seat:seat} explores {island:place}",
	"chart.told.failed": "The sea strikes: −1",
	"chart.told.passed": "Safe through",
	"chart.told.round": "Round {round}",
	"chart.told.called": "The last round",
	"chart.told.sunk": "{targetMarauder?Marauder {targetMarauder}|{target:seat}} goes down",
	"chart.told.fired": "{shipMarauder?Marauder {shipMarauder}|{ship:seat}} fires at {targetMarauder?Marauder {targetMarauder}|{target:seat}}",
	"chart.told.pips": "{pips} pips",
	"chart.told.reinforced": "Reinforcements",
	"chart.told.turn": "{seat:seat} to play",
	"chart.told.lost": "The Marauders have won",
	"chart.told.wins": "{seats:seat} win the race",
	"chart.told.finished": "{seat:seat} finishes “{what:thing}”",
	"chart.told.solved": "{seat:seat} solves a clue",
	"chart.told.delivered": "{seat:seat} delivers a clue",
	"chart.tile.ammo": "Ammo ×{n}",
	"chart.tile.repair": "Mend a heart",
	"chart.tile.sail": "Sail",
	"chart.tile.cannon": "Cannon",
	"chart.tile.cargo": "Cargo slot"
};
// ../quests/src/words/en.ts
const reward = "{prosperity?{prosperity}★|}{coins? {coins#coin|coins}|}{ammo? {ammo} ammo|}{loot? {loot#loot card|loot cards}|}{clues? {clues#clue|clues}|}";
const quest = "{hard?Hard quest|Quest} “{card:thing}”";
const mission = "{naval?sink {naval#Marauder|Marauders}|}{aid?finish {aid#hard quest|hard quests}|}{research?deliver {research#solved clue|solved clues}|}";
const tasks = {
	deliver: "bring {goods:thing} to {place:place}",
	pay: "pay {coinsDue#coin|coins} at {place:place}",
	hit: "deal {count}+ damage with one Attack",
	sink: "sink {count#enemy ship|enemy ships}",
	explore: "explore {count#island|islands} ({done} done)",
	solve: "solve {count#clue|clues} ({done} done)",
	pass: "pass {count#Treacherous roll|Treacherous rolls} ({done} done)",
	upgrade: "buy {count#upgrade|upgrades} ({done} done)",
	land: "land on {count} different islands ({done} done)",
	landTurn: "land on {count} different islands in one turn ({done} done)",
	store: "deliver {count#clue|clues} ({done} done)",
	storeTurn: "deliver {count#clue|clues} in one turn ({done} done)"
};
const en = {
	...cardsEn,
	...chartEn,
	"game.title": "Quests & Cannons",
	"game.blurb": "Sail your champion over a sea of risen islands: carry goods, follow clues, upgrade your ship and fire the cannons.",
	"option.mode": "Mode",
	"option.mode.ffa": "Free-for-all (2–6)",
	"option.mode.team2v2": "Two against two",
	"option.mode.team3v3": "Three against three",
	"option.mode.team2v2v2": "Three teams of two",
	"option.mode.coop": "Co-op against Marauders (1–3)",
	"option.layout": "Map",
	"option.layout.auto": "The one for this mode",
	"option.layout.intro": "Intro Map (for a first game)",
	"option.layout.ffa2": "Free-for-all, 2 players",
	"option.layout.ffa3": "Free-for-all, 3 players",
	"option.layout.ffa4": "Free-for-all, 4 players",
	"option.layout.ffa5": "Free-for-all, 5 players",
	"option.layout.ffa6": "Free-for-all, 6 players",
	"option.layout.team2v2": "Two against two",
	"option.layout.team3v3": "Three against three",
	"option.layout.team2v2v2": "Three teams of two",
	"option.layout.quickplay": "Quickplay (short game, 2–3 teams)",
	"option.map": "How the map is made",
	"option.map.layout": "As printed",
	"option.map.draft": "Drafted by the players",
	"option.map.random": "Random, the fairest of 200",
	"option.tokens": "Exploration tokens",
	"option.tokens.random": "Dealt at random",
	"option.tokens.draft": "Placed by the players",
	"option.removeTiles": "Tiles turned face down",
	"option.board": "Co-op board",
	"option.board.easy": "Easy",
	"option.board.hard": "Hard",
	"option.marauders": "Marauders",
	"option.marauders.auto": "None (co-op: 3)",
	"option.goal": "Prosperity to reach",
	"option.goal.auto": "By team size (15, 20, 25)",
	"option.roundLimit": "Round limit",
	"option.champions": "Champions",
	"option.champions.pick": "Chosen",
	"option.champions.random": "Dealt at random",
	"option.uniqueNations": "Every player another nation",
	"option.teamHands": "Hands of teammates",
	"option.teamHands.shared": "Seen by the team",
	"option.teamHands.secret": "Secret",
	"option.freeStepStormy": "Free step onto Stormy Seas",
	"option.freeStepStormy.free": "Free",
	"option.freeStepStormy.one more point": "Costs one more point",
	"option.poolActions": "Actions may be pooled in one voyage",
	"option.sunkTurn": "Sunk on your own turn",
	"option.sunkTurn.ends": "The turn ends",
	"option.sunkTurn.goesOn": "The turn goes on",
	"option.bonusCap": "Traveler bonus",
	"option.bonusCap.2": "At most 2",
	"option.bonusCap.none": "No limit",
	"option.maraudersCross": "Marauders cross Impassible Seas",
	"option.maraudersChase": "Marauders that cannot fire still come",
	"option.marauderStart": "Marauders begin away from",
	"option.marauderStart.anyHome": "Every Home Port of the map",
	"option.marauderStart.homesInUse": "Home Ports in use",
	"option.coopGoal": "Co-op goal",
	"option.coopGoal.reached": "Stays reached",
	"option.coopGoal.held": "Must be held at the end of the round",
	"option.underSail": "Exchange, Mend Ship and Bounty also between the moves of a voyage",
	"option.giveEquipped": "Equipped loot may be given to teammates",
	"option.sellSolved": "Solved clues may be sold",
	"option.workshopsFaceDown": "Map draft: workshops may lie face down",
	"option.reactions": "Who is asked for a reaction",
	"option.reactions.always": "Everyone with a loot card (tells nothing)",
	"option.reactions.holders": "Only who has a fitting card (quicker)",
	"option.finiteSupplies": "Supplies can run out",
	"ask.champion": "Choose your champion",
	"ask.draft.face": "Map draft: lay tile {piece} face up or face down?",
	"ask.draft.spot": "Map draft: where does {piece} lie?",
	"ask.draft.turn": "Map draft: how is {piece} turned?",
	"ask.draft.token": "Put one of your tokens on an island",
	"ask.turn": "Round {round} · your turn, {actions#action|actions} left",
	"ask.voyage": "Round {round} · under sail: {points#point|points}{free?, the next step is free|}",
	"ask.traveler": "Treacherous Seas: {result} is not enough. Change your fate?",
	"ask.luck": "Dwunny Luck on {dice}?",
	"ask.gather": "How much {good:thing} do you take?",
	"ask.guns": "How many cannons fire at {targetMarauder?Marauder {targetMarauder}|{target:seat}}?",
	"ask.bounty": "Kelwoloh's Bounty: what do you take?",
	"ask.swap": "Two resources for one: which?",
	"ask.react.enter": "{aboutMarauder?Marauder {aboutMarauder}|{about:seat}} sails into your space. Do you answer?",
	"ask.react.attack": "{aboutMarauder?Marauder {aboutMarauder}|{about:seat}} hits you for {damage}. Do you answer?",
	"ask.react.sink": "Your ship is sinking. A last deed?",
	"ask.keep": "You sink: which equipped card do you keep?",
	"ask.spill": "Too much cargo: what goes overboard?",
	"ask.steal": "Lotus Thief: what do you take from {target:seat}?",
	"ask.pick": "You see two cards: which one do you keep?",
	"ask.give": "{to:seat} asks you for something. What do you give?",
	"ask.limit": "Too many cards: discard one of your {deck:deck}",
	"deck.loot": "loot cards",
	"deck.quests": "quests",
	"deck.clues": "clues",
	"choice.champion": `{champion:champion} of the {nation:nation} · {hearts} hearts, sails {sails}, cannons {cannons}, cargo {cargo} · {champion:ability} · {nation:nationAbility} · {coop?Mission: ${mission}|Path: {mission:mission}}`,
	"choice.face.up": "Face up",
	"choice.face.down": "Face down (impassible)",
	"choice.spot": "Here: {at}",
	"choice.turnTile": "Second hex {direction:direction}",
	"direction.0": "to the east",
	"direction.1": "to the south-east",
	"direction.2": "to the south-west",
	"direction.3": "to the west",
	"direction.4": "to the north-west",
	"direction.5": "to the north-east",
	"choice.token": "{token:thing} on {island:place}",
	"choice.move": "Move (1 action)",
	"choice.mobility": "Delvish Mobility: discard {card:thing} for 2 points",
	"choice.gale": "Gale Wand: {steps#space|spaces} {direction:direction}",
	"choice.gather": "Gather {good?{good:thing} |}(1 action){full?: your hold is full, so something goes overboard for it|}",
	"choice.gather.nothing": "Gather {good:thing} (1 action): brings nothing, your hold is full of it",
	"choice.solve.prosperity": "Solve the {clue:thing} for 1★ (1 action)",
	"choice.solve.loot": "Solve the {clue:thing} for a loot card (1 action)",
	"choice.solve.both": "Solve the {clue:thing} for 1★ and a loot card, discarding the {spend:thing} (1 action)",
	"choice.attack": "Attack {targetMarauder?Marauder {targetMarauder}|{target:seat}} (1 action)",
	"choice.ram": "Ram {targetMarauder?Marauder {targetMarauder}|{target:seat}} (1 action)",
	"choice.grapnel": "Pull {targetMarauder?Marauder {targetMarauder}|{target:seat}} here (1 action)",
	"choice.quest": `Finish “{card:thing}”: ${reward}`,
	"choice.deliver": "Deliver the {clue:thing} (1★)",
	"choice.ammo": "Buy {n} ammo for 1 coin",
	"choice.repair": "Repair 1 damage for {price#coin|coins}",
	"choice.sell": "Sell {what:thing} for {price#coin|coins}",
	"choice.upgrade.sail": "Upgrade: a sail for 1 canvas and {price#coin|coins}",
	"choice.upgrade.cannon": "Upgrade: a cannon for 1 metal and {price#coin|coins}",
	"choice.upgrade.cargo": "Upgrade: a cargo slot for 1 lumber and {price#coin|coins}",
	"choice.trade": "Trade 2 resources for 1",
	"choice.artifact": "Buy a loot card for 1 gem and {price#coin|coins}",
	"choice.information": "Buy a clue for 1 spice and {price#coin|coins}",
	"choice.equip": "Equip {card:thing}{goods? for {goods:thing}|}{coins? and {coins#coin|coins}|}{out?, discarding {out:thing}|}",
	"choice.play": "Play {card:thing}{target? on {targetMarauder?Marauder {targetMarauder}|{who:seat}}|}",
	"choice.mend": "Mend {who:seat} for 1 {pay:thing}",
	"choice.bounty": "Kelwoloh's Bounty: discard {card:thing}",
	"choice.caravan": "Caravan Master: {pay:thing} for {take:thing}",
	"choice.spy": "Spyglass: look at {island:place}",
	"choice.give": "Give {to:seat} {coins?{coins#coin|coins}|{n?{n} |}{what:thing}}",
	"choice.handOver": "Give {coins?{coins#coin|coins}|{n?{n} |}{what:thing}}",
	"choice.done": "That is all",
	"choice.ask": "Ask {from:seat} for something",
	"choice.end": "End your turn",
	"choice.to": "To {place:place} {at}{sails?, {sails#sail|sails}|}{roll?, roll for the kraken|}",
	"choice.jib": "Cloudsilk Jib: 1 more point",
	"choice.row": "One more action for 1 point",
	"choice.stop": "End the voyage",
	"choice.bonus": "Spend {bonus} traveler bonus: {result}",
	"choice.luckRoll": "Dwunny Luck: discard {card:thing} for a 6",
	"choice.luckDie": "Make the {face} a 6, discarding {card:thing}",
	"choice.accept": "Leave it failed",
	"choice.pass": "Do nothing",
	"choice.take": "Take {n}{drop?, dropping {drop:thing}|}",
	"choice.fire": "Fire {cannons#cannon|cannons}{swivel? and {swivel#swivel gun|swivel guns}|}",
	"choice.bundle": "Take {take:thing}",
	"choice.swap": "{pay:thing} for {take:thing}",
	"choice.keep": "Keep {card:thing}",
	"choice.drop": "Drop {good:thing}",
	"choice.steal": "Take {what:thing}",
	"choice.discard": "Discard {card:thing}",
	"refuse.alreadyHome": "You are at home already",
	"refuse.alreadyOpen": "That token lies open already",
	"refuse.ammoShort": "You have not that much ammo",
	"refuse.askedEnough": "You have asked three times this turn",
	"refuse.atMaximum": "Your champion's maximum is reached",
	"refuse.cannotPay": "It costs{goods? {goods:thing}|}{coins? {coins#coin|coins}|}",
	"refuse.closed": "No ship of yours may enter there",
	"refuse.coinsMissing": "You have too few coins for it",
	"refuse.deckEmpty": "No card is left there",
	"refuse.doesNotFit": "The piece cannot lie there",
	"refuse.faceDown": "This island's token is still face down",
	"refuse.finishesItself": "This quest finishes by itself when the deed is done",
	"refuse.friend": "That is a teammate",
	"refuse.galeBlocked": "Nothing to be entered that way",
	"refuse.gearUsed": "Used already this turn",
	"refuse.goodsMissing": "You do not have all the goods",
	"refuse.hasToken": "That island has its token",
	"refuse.lacksGood": "You have no {good:thing}",
	"refuse.mateElsewhere": "That teammate is not in your space",
	"refuse.mateHasNoRoom": "No free cargo slot over there",
	"refuse.nationHeld": "Another team has that nation",
	"refuse.nationUsed": "Your nation ability is used up or you have no loot card to pay for it",
	"refuse.neverGiven": "Quests and equipped loot cannot be given",
	"refuse.noActions": "You have no action left",
	"refuse.noAmmo": "You have no ammo",
	"refuse.noAmmoLeft": "The supply of ammo is empty",
	"refuse.noBonus": "You have no traveler bonus",
	"refuse.noCannon": "You have no ready cannon",
	"refuse.noDamage": "Nothing to mend",
	"refuse.noFreeSlot": "There is no free cargo slot, or nothing to take",
	"refuse.noLootLeft": "No loot card is left",
	"refuse.noMarket": "Only at a Trading Port",
	"refuse.noPort": "Only in a port",
	"refuse.noSpentSail": "No sail is spent",
	"refuse.noSpotForFace": "No place is left for it that way",
	"refuse.noTarget": "Not a ship you could reach with it",
	"refuse.noWay": "No neighbouring space could be entered",
	"refuse.noWorkshop": "Only at a Workshop",
	"refuse.noneInSupply": "No {good:thing} is left in the supply",
	"refuse.notATeammate": "That is not a teammate",
	"refuse.notAdjacent": "Not in an adjacent space",
	"refuse.notGear": "Only cards with gears can be equipped",
	"refuse.notHere": "Not in your space",
	"refuse.notHome": "Only at your own Home Port",
	"refuse.notInstant": "This card is equipped, not played",
	"refuse.notNow": "This card does not answer that",
	"refuse.notOnIsland": "You are not on an island",
	"refuse.notThatIsland": "You are not on the island that the clue names",
	"refuse.nothingThere": "There is none to take",
	"refuse.onceATurn": "Only once a turn",
	"refuse.onlyAtRest": "Not during a voyage",
	"refuse.onlyAtTrigger": "Only when its moment comes",
	"refuse.onlyInPort": "Only in a port",
	"refuse.otherNation": "Your team is of another nation",
	"refuse.safeHarbour": "A safe harbour: no fighting there",
	"refuse.solvedStays": "A solved clue is delivered, not sold",
	"refuse.supplyEmpty": "The supply of it is empty",
	"refuse.taken": "This champion is taken",
	"refuse.tooDear": "It costs {price#coin|coins}, you have {coins}",
	"refuse.tooFar": "It takes {cost}: you have {points#point|points} and {sails#ready sail|ready sails}",
	"refuse.tooFarAway": "More than 3 spaces away",
	"refuse.twoNeeded": "You need two resources",
	"refuse.wrongPlace": "Not the place for it",
	"table.title": "Round {round} · goal {goal}★",
	"table.setUp": "Set-up",
	"table.turn": "{seat:seat} to play: {actions#action|actions}{voyage? · under sail, {points#point|points}{free?, free step|}|}",
	"table.team": "{seats:seat}: {prosperity}★",
	"table.called": "The goal is reached: this round is the last",
	"table.decks": "Decks: {loot} loot, {quests} quests, {clues} clues · piles: {lootPile}, {questsPile}, {cluesPile}",
	"table.supply": "Supply: {lumber} lumber, {metal} metal, {canvas} canvas, {gem} gems, {spice} spice, {ammo} ammo",
	"table.map": "Map",
	"table.row": "{row}",
	"table.legend": "A–R islands, w Workshop, $ Trading Port, 1–6 homes, . calm, s stormy, t treacherous, # impassible",
	"table.spread": "Homes differ by {islands} in island distances, {workshop} to a Workshop, {trading} to a Trading Port",
	"table.islands": "Islands",
	"table.island": "{letter} {island:place} {at}: {good?{good:thing}|face down}{seen? (only you know)|}",
	"table.ports": "Ports",
	"table.tradingPort": "Trading Port {port:place} {at}",
	"table.workshop": "Workshop {at}",
	"table.home": "Home Port of {seats:seat} {at}",
	"table.ship": "{seat:seat}{champion? · {champion:champion} of the {nation:nation}|}",
	"table.place": "{place:place} {at}",
	"table.hull": "{left} of {hearts} hearts · sails {readySails}/{sails} (max {mostSails}) · cannons {readyCannons}/{cannons} (max {mostCannons})",
	"table.hold": "Cargo {loaded} of {slots} (max {mostSlots}): {cargo?{cargo:thing}|empty} · {coins#coin|coins} · {ammo} ammo · traveler bonus {bonus}",
	"table.hand": "Hand: {loot} loot, {quests#quest|quests}, {clues#clue|clues}",
	"table.equipped": "Equipped: {card:thing} – {card:effect}",
	"table.loot": "Loot: {card:thing} – {card:effect}",
	"table.clue": "Clue: {card:thing}",
	"table.solved": "Solved: {clues:thing}",
	"table.finished": "Finished: {quests:thing}",
	"table.delivered": "Delivered clues: {n}",
	"table.abilities": "{champion:ability} · {nation:nationAbility}",
	"table.mission": `Mission {mission:mission}: ${mission}, {done} of {needed} done`,
	"table.coop": "Together you need {goal}★{reached? (reached)|} and every Mission by the end of round {rounds}",
	"table.marauders": "Marauders",
	"table.marauder": "Marauder {n}: {place:place} {at} · {left} of {hearts} hearts · {ready} of {cannons} cannons ready{barred? · does not fire this round|}",
	"table.marauderSunk": "Marauder {n}: sunk, comes back at the end of the round",
	"order.react.enter": "When a ship sails into my space",
	"order.react.attack": "When I am hit",
	"order.react.sink": "When my ship sinks",
	"event.firstRoll": "Rolling for the first player: {rolls}",
	"event.first": "{seat:seat} is the first player",
	"event.champion": "{seat:seat} sails as {champion:champion}",
	"event.revealed": "{seat:seat} reveals {piece}",
	"event.laid.up": "{seat:seat} lays {piece}",
	"event.laid.down": "{seat:seat} lays {piece} face down",
	"event.setAside": "{piece} finds no place and is set aside",
	"event.turnedUp": "Tile {piece} is turned face up",
	"event.mapReady": "The map is ready",
	"event.tokenPlaced": "{seat:seat} puts a token on {island:place}",
	"event.marauderPlaced": "Marauder {marauder} lies in wait at {island:place}",
	"event.round": "Round {round}",
	"event.turn": "{seat:seat}'s turn",
	"event.sailed": "{seat:seat} sails to {place:place}",
	"event.traveler": "{seat:seat} rolls {die} in Treacherous Seas",
	"event.bonus": "{seat:seat} spends {spent} traveler bonus: {result}",
	"event.luck": "{seat:seat} is lucky: a die becomes 6",
	"event.passed": "{seat:seat} passes: the next step is free",
	"event.failed": "{seat:seat} fails; traveler bonus {bonus}",
	"event.landed": "{seat:seat} lands on {island:place}",
	"event.explored": "{seat:seat} explores {island:place}: {good:thing}",
	"event.drew.loot": "{seat:seat} draws a loot card",
	"event.drew.quests": "{seat:seat} draws a quest",
	"event.drew.clues": "{seat:seat} draws a clue",
	"event.drewSeen": "{seat:seat} draws {what:thing}",
	"event.looked": "{seat:seat} looks at two {deck:deck}",
	"event.reshuffled": "The pile of {deck:deck} is shuffled: {count} in the deck",
	"event.discarded": "{seat:seat} discards {what:thing}",
	"event.prosperity": "{seat:seat}: {more?+{gained}|{gained}}★, now {total}★",
	"event.called": "{seat:seat} reaches {total}★{coop?|: this round is the last}",
	"event.coins": "{seat:seat}: {more?+|}{gained#coin|coins}, now {total}",
	"event.ammo": "{seat:seat} takes {gained} ammo",
	"event.goods": "{seat:seat}: {more?+{gained}|{gained}} {good:thing}",
	"event.finished": "{seat:seat} finishes “{what:thing}”",
	"event.solved": "{seat:seat} solves the {what:thing}",
	"event.delivered": "{seat:seat} delivers the {what:thing}",
	"event.fired": "{shipMarauder?Marauder {shipMarauder}|{ship:seat}} fires at {targetMarauder?Marauder {targetMarauder}|{target:seat}}: {dice}",
	"event.missed": "{targetMarauder?Marauder {targetMarauder}|{target:seat}} is not hurt",
	"event.damaged": "{shipMarauder?Marauder {shipMarauder}|{ship:seat}} takes {damage} damage, {hearts#heart|hearts} left",
	"event.rammed": "{seat:seat} rams {targetMarauder?Marauder {targetMarauder}|{target:seat}}",
	"event.ramDie": "{seat:seat} rolls {die} for the ram",
	"event.stole.coin": "{seat:seat} steals a coin from {target:seat}",
	"event.stole": "{seat:seat} steals {what:thing} from {target:seat}",
	"event.reloaded": "{seat:seat} reloads {ready#cannon|cannons}",
	"event.sinking": "{ship:seat} is sinking",
	"event.sunk": "{shipMarauder?Marauder {shipMarauder}|{ship:seat}} sinks; {coins#coin|coins} change hands or are lost",
	"event.kept": "{seat:seat} keeps {what:thing}",
	"event.played": "{seat:seat} plays {what:thing}",
	"event.nation": "{seat:seat} uses the gift of the {nation:nation}, discarding {what:thing}",
	"event.equipped": "{seat:seat} equips {what:thing}",
	"event.displaced": "{shipMarauder?Marauder {shipMarauder}|{ship:seat}} is moved to {place:place}",
	"event.mended": "{seat:seat} mends {ship:seat}: {damage} damage left",
	"event.upgraded.sail": "{seat:seat} adds a sail",
	"event.upgraded.cannon": "{seat:seat} adds a cannon",
	"event.upgraded.cargo": "{seat:seat} opens a cargo slot",
	"event.spied": "{seat:seat} looks at the token of {island:place}",
	"event.requested": "{seat:seat} asks {from:seat} for something",
	"event.gave": "{seat:seat} gives {to:seat} {coins?{coins#coin|coins}|{count?{n} |}{what:thing}}",
	"event.marauderMoved": "Marauder {marauder} sails to {place:place}, after {seat:seat}{fires?|, with no gun to fire} ({rule})",
	"event.marauderAttacks": "Marauder {marauder} attacks {seat:seat} with {dice#cannon|cannons} ({rule})",
	"event.maraudersReload": "The Marauders reload ({rule})",
	"event.reinforced": "Marauder {marauder} comes to {island:place} with {cannons#cannon|cannons} ({rule})",
	"event.ended.goal": "The goal is reached: the game ends after round {round}",
	"event.ended.limit": "The round limit is reached: the game ends after round {round}",
	"event.ended.won": "Goal and Missions are done after round {round}: you have won",
	"event.ended.lost": "Round {round} is over and the task is not done: the Marauders have won",
	...Object.fromEntries(Object.entries(tasks).flatMap(([goal, task]) => [[`goal.${goal}`, `${quest}: ${task} → ${reward}`], [`task.${goal}`, task]])),
	"score.quests": "Quests",
	"score.solved": "Clues solved",
	"score.delivered": "Clues delivered",
	"score.hits": "Damaging Attacks",
	"score.sinkings": "Ships sunk",
	"score.lost": "Lost to the sea",
	"ended.goal": "The prosperity goal was reached: most prosperity won, then most coins",
	"ended.limit": "The round limit was reached: most prosperity won, then most coins",
	"ended.won": "Goal and all Missions were fulfilled",
	"ended.lost": "Goal or Missions were not fulfilled in time"
};
// ../quests/src/words/maps.de.ts
const place = "{place?{place:place} |}{at}";
const mapsDe = {
	"map.unreached": `Mit {teams} Mannschaften ist ${place} von der Heimat in Ecke {home} nicht erreichbar`,
	"map.fewIslands": "{n#Insel liegt|Inseln liegen} offen; mindestens {least} müssen es sein",
	"map.noWorkshop": "Keine Werft liegt offen",
	"map.noInnerCell": "{what:piece} liegt auf {at}, und das ist kein inneres Feld",
	"map.overlap": "{what:piece} und {other:piece} liegen beide auf {at}",
	"map.twice": "Plättchen {tile} ist doppelt da",
	"map.notClockwise": "Die Felder von Plättchen {tile} liegen nicht im Uhrzeigersinn um eine Ecke",
	"map.tooManySingles": "{used} Stück „{what:piece}“; in der Schachtel sind {most}",
	"map.noTradingPort": "Der Handelshafen {place:place} fehlt",
	"map.empty": "{n#inneres Feld ist|innere Felder sind} leer, das erste bei {at}",
	"map.wrongHomes": "Für {teams} Mannschaften {n#ist Heimat|sind Heimaten} genannt",
	"map.noSuchHome": "Für {teams} Mannschaften ist Heimat {home} genannt, die die Karte nicht hat",
	"map.noTeams": "Keine Zahl von Mannschaften hat ihre Heimaten",
	"map.sameCorner": "Zwei Heimaten liegen in einer Ecke",
	"map.touching": "{islands:place} berühren sich außerhalb der Mitte",
	"map.onlyTreacherous": `Mit {teams} Mannschaften führt jeder Weg von Ecke {home} nach ${place} durch tückische See`,
	"map.deadEnd": `${place} hat nur einen Zugang`,
	"map.spread": "Mit {teams} Mannschaften unterscheiden sich die Heimaten um {islands} im Weg zu allen Inseln, um {within5} nahe Inseln, um {workshop} zu einer Werft, um {trading} zu einem Handelshafen",
	...Object.fromEntries([
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7"
	].flatMap((type) => [
		"a",
		"b",
		"c"
	].map((set) => [`piece.tile.${type}${set}`, `Plättchen ${type}${set}`]))),
	"piece.single.workshop": "ein einzelnes Werftfeld",
	"piece.single.calm": "ein einzelnes ruhiges Feld",
	"piece.single.stormy": "ein einzelnes stürmisches Feld",
	"piece.single.treacherous": "ein einzelnes tückisches Feld",
	"piece.single.impassable": "ein einzelnes unpassierbares Feld",
	"piece.port.coppergate": "der Handelshafen Coppergate",
	"piece.port.saffron-quay": "der Handelshafen Saffron Quay",
	"piece.port.silverhook": "der Handelshafen Silverhook"
};
// ../quests/src/rules/turn.ts
const turnAsk = mint((seat) => ({
	kind: "turn",
	seat
}));
const endChoice = mint(() => ({ do: "end" }))();
const turnSteps = {
	"turn.refresh"(io) {
		const s = io.state;
		const seat = s.active;
		const ship = s.ships[seat];
		if (seat === s.first) {
			s.round++;
			io.emit?.({
				type: "round",
				round: s.round
			});
		}
		s.actions = io.edition.start.actions;
		s.cut = false;
		s.voyage = false;
		ship.readySails = ship.sails;
		ship.readyCannons = ship.cannons;
		ship.used = 0;
		ship.usedGear = 0;
		for (let other = 0; other < s.seats; other++) s.requests[other] = 0;
		newTurnTally(s, seat);
		io.emit?.({
			type: "turn",
			seat,
			round: s.round
		});
		const map = chart(s);
		const mended = Math.min(ship.damage, gear(io, seat, "mends"));
		if (mended > 0 && (map.terrain[ship.cell] === 4 || isPort(map, ship.cell))) {
			ship.damage -= mended;
			io.emit?.({
				type: "mended",
				seat,
				ship: seat,
				damage: ship.damage
			});
		}
		io.push(TURN_MAIN);
	},
	"turn.main"(io) {
		const s = io.state;
		if (s.cut) io.push(TURN_END);
		else {
			io.push(TURN_MAIN);
			io.ask(turnAsk(s.active));
		}
	},
	"turn.end"(io) {
		const s = io.state;
		s.actions = 0;
		io.push(TURN_NEXT);
		for (let n = s.marauders.length - 1; n >= 0; n--) io.push(turnMarauder(n));
		io.push(TURN_LIMITS);
	},
	"turn.limits"(io) {
		const s = io.state;
		for (let deck = 0; deck <= 2; deck++) if (handOf$1(s.ships[s.active], deck).length > io.edition.hand.limit) {
			io.push(TURN_LIMITS);
			io.ask(limitAsk(s.active, deck));
			return;
		}
	},
	"turn.next"(io) {
		const s = io.state;
		s.active = (s.active + 1) % s.seats;
		io.push(s.active === s.first ? ROUND_CHECK : TURN_REFRESH);
	}
};
const DEEDS = () => ({
	...moveDeeds,
	...islandDeeds,
	...clueDeeds,
	...attackDeeds,
	...questDeeds,
	...portDeeds,
	...lootDeeds,
	...abilityDeeds,
	...exchangeDeeds
});
let deeds = null;
const turn = {
	rule: "QC-2.3",
	own: (io, { seat }) => mightPlay(io.state, seat) || mightFinish(io, seat),
	offer(io, { seat }, to) {
		offerMove(io, seat, to);
		offerGather(io, seat, to);
		offerSolve(io, seat, to);
		offerAttack(io, seat, to);
		offerQuests(io, seat, to);
		offerDeliver(io, seat, to);
		offerPort(io, seat, to);
		offerLoot(io, seat, to);
		offerAbilities(io, seat, to);
		offerSpy(io, seat, to);
		offerExchange(io, seat, to);
		to.offer(endChoice);
	},
	answer(io, { seat }, choice) {
		if (choice === endChoice) {
			io.state.agenda.pop();
			io.push(TURN_END);
			return;
		}
		deeds ??= DEEDS();
		deeds[choice.do](io, seat, choice);
	},
	fallback: () => endChoice
};
const limitAsk = mint((seat, deck) => ({
	kind: "limit",
	seat,
	deck
}));
const discardCard = mint((card) => ({ discard: card }));
const limit = {
	rule: "QC-11.1",
	offer(io, { seat, deck }, to) {
		const hand = handOf$1(io.state.ships[seat], deck);
		for (let i = 0; i < hand.length; i++) to.offer(discardCard(cardId(io, deck, hand[i])));
	},
	answer(io, { seat, deck }, { discard: card }) {
		const hand = handOf$1(io.state.ships[seat], deck);
		for (let i = 0; i < hand.length; i++) if (cardId(io, deck, hand[i]) === card) return discard(io, seat, deck, hand[i]);
	},
	fallback(io, { seat, deck }) {
		const hand = handOf$1(io.state.ships[seat], deck);
		return discardCard(cardId(io, deck, hand[hand.length - 1]));
	}
};
// ../quests/src/board/zones.ts
function zones(io, visit) {
	const s = io.state;
	const open = PUBLIC | everyone(s.seats);
	for (let seat = 0; seat < s.seats; seat++) {
		const { loot, quests, clues, equipped, solved, finished } = s.ships[seat];
		const seers = seersOf(s, seat);
		visit(loot, seers);
		visit(quests, seers);
		visit(clues, seers);
		visit(equipped, open);
		visit(solved, open);
		visit(finished, open);
	}
	const ask = s.asks.length === 0 ? void 0 : s.asks[0];
	const picked = ask?.kind === "pick" ? ask.deck : -1;
	for (let deck = 0; deck < DECKS.length; deck++) {
		const cards = s.decks[deck];
		if (deck === picked && ask !== void 0) {
			visit(cards.slice(0, -2), 0);
			visit(cards.slice(-2), seersOf(s, ask.seat));
		} else visit(cards, 0);
		visit(s.piles[deck], open);
	}
	visit(s.out, open);
	for (let island = 0; island < s.tokens.length; island++) if (s.tokens[island] !== -1) visit([s.tokens[island]], isExplored(s, island) ? open : s.seers[island]);
	const hands = s.draft?.hands ?? [];
	for (let seat = 0; seat < hands.length; seat++) visit(hands[seat], seat < s.seats ? seatBit(seat) : 0);
}
function imagine(io, me, rng) {
	const s = io.state;
	if (s.pools.length === 0) return;
	const bit = me === null ? PUBLIC : seatBit(me);
	let hidden = null;
	for (let seat = 0; seat < s.seats; seat++) {
		const { quests, tally } = s.ships[seat];
		for (let slot = 0; slot < quests.length; slot++) {
			const isDone = (face) => progress(tally, slot, io.edition.quests[face].goal) >= needed(io.edition.quests[face].goal);
			if (!isDone(s.faces[quests[slot]])) continue;
			hidden ??= s.decks[1].filter((back) => (s.known[back] & bit) === 0);
			const fitting = hidden.filter((back) => s.faces[back] !== -1 && !isDone(s.faces[back]));
			if (fitting.length === 0) continue;
			const other = fitting[rng.below(fitting.length)];
			const face = s.faces[other];
			s.faces[other] = s.faces[quests[slot]];
			s.faces[quests[slot]] = face;
		}
	}
}
// entry
const game = {
	id: "quests",
	title: "Quests & Cannons",
	rulesVersion: face.rulesVersion,
	seats: {
		min: 1,
		max: 6
	},
	options,
	fits,
	edition: house1,
	editionSchema,
	editionWarnings,
	chance: [
		"first",
		"map",
		"draft",
		"tokens",
		"loot",
		"quests",
		"clues",
		"champions",
		"traveler",
		"ammo",
		"marauders",
		"hands"
	],
	setup,
	firstStep: SETUP_FIRST,
	steps: {
		...setupSteps,
		...draftSteps,
		...tokenSteps,
		...turnSteps,
		...moveSteps,
		...travelerSteps,
		...landingSteps,
		...questSteps,
		...clueSteps,
		...attackSteps,
		...sinkSteps,
		...windowSteps,
		...marauderSteps,
		...endSteps
	},
	asks: {
		champion,
		"draft.face": draftFace,
		"draft.spot": draftSpot,
		"draft.turn": draftTurn,
		"draft.token": draftToken,
		turn,
		voyage,
		traveler,
		luck,
		gather,
		guns,
		bounty,
		swap,
		"react.enter": reactEnter,
		"react.attack": reactAttack,
		"react.sink": reactSink,
		keep,
		spill: spillKind,
		steal,
		pick,
		give,
		limit
	},
	outcome,
	zones,
	imagine,
	copy,
	invariants,
	mates: ({ state }, seat) => mates(state, seat),
	tellsHolders: (s) => !hidesHand(s, s.active),
	advice,
	figures: void 0,
	words: {
		...speech,
		catalogues: {
			en: {
				...en,
				...mapsEn
			},
			de: {
				...de,
				...mapsDe
			}
		}
	},
	tells,
	hands: {
		io: (game, state) => new Io(game, state),
		offers: () => new Offers()
	}
};
const { score } = face;
export { game, score };
