// sinking, rules version 2, as they were released. Never edit: games and records depend on it.
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
function same(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const left = a;
	const right = b;
	const keys = Object.keys(left);
	return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
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
function claim$1(inst, sentinel) {
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
	const proto = claim$1(inst, key);
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
const open$1 = [];
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
		open$1.push(entry);
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
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
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
// ../sinking/src/edition/house-1.json
var house_1_default = {
	id: "house-1",
	title: "House edition 1",
	levels: [
		{
			"id": "cargo-hold",
			"name": "Cargo Hold",
			"source": { "name": "rulebook" }
		},
		{
			"id": "crew-quarters",
			"name": "Crew Quarters",
			"source": { "name": "house" }
		},
		{
			"id": "gun-deck",
			"name": "Gun Deck",
			"source": { "name": "house" }
		},
		{
			"id": "main-deck",
			"name": "Main Deck",
			"source": { "name": "house" }
		}
	],
	sheets: [
		{
			"players": 3,
			"levels": [
				{
					"threshold": 7,
					"water": 2,
					"treasure": 2
				},
				{
					"threshold": 8,
					"water": 2,
					"treasure": 3
				},
				{
					"threshold": 9,
					"water": 3,
					"treasure": 2
				},
				{
					"threshold": 10,
					"water": 3,
					"treasure": 3
				}
			],
			"source": { "levels": "published" }
		},
		{
			"players": 4,
			"levels": [
				{
					"threshold": 6,
					"water": 2,
					"treasure": 2
				},
				{
					"threshold": 7,
					"water": 2,
					"treasure": 3
				},
				{
					"threshold": 8,
					"water": 3,
					"treasure": 2
				},
				{
					"threshold": 9,
					"water": 3,
					"treasure": 3
				}
			],
			"source": { "levels": "published" }
		},
		{
			"players": 5,
			"levels": [
				{
					"threshold": 5,
					"water": 3,
					"treasure": 2
				},
				{
					"threshold": 6,
					"water": 3,
					"treasure": 3
				},
				{
					"threshold": 7,
					"water": 3,
					"treasure": 3
				},
				{
					"threshold": 8,
					"water": 4,
					"treasure": 3
				}
			],
			"source": { "levels": "published" }
		},
		{
			"players": 6,
			"levels": [
				{
					"threshold": 4,
					"water": 3,
					"treasure": 2
				},
				{
					"threshold": 5,
					"water": 3,
					"treasure": 3
				},
				{
					"threshold": 6,
					"water": 4,
					"treasure": 3
				},
				{
					"threshold": 7,
					"water": 4,
					"treasure": 4
				}
			],
			"source": { "levels": "published" }
		}
	],
	dice: {
		"basic": [
			"water",
			"breach",
			"blank",
			"blank",
			"blank",
			"cannon"
		],
		"special": [
			"water",
			"attack1",
			"blank",
			"blank",
			"attack2",
			"breach"
		],
		"hits": {
			"single": [1],
			"double": [1, 2],
			"triple": [
				1,
				2,
				3
			]
		},
		"source": {
			"basic": "published",
			"special": "published",
			"hits": "published"
		}
	},
	enemies: [
		{
			"id": "kraken",
			"name": "The Kraken",
			"complexity": 1,
			"specialDice": 2,
			"basicDice": [
				2,
				3,
				3,
				3,
				4,
				4
			],
			"marked": [],
			"source": {
				"complexity": "rulebook",
				"specialDice": "rulebook",
				"basicDice": "published",
				"marked": "published"
			}
		},
		{
			"id": "shark",
			"name": "The Shark",
			"complexity": 2,
			"specialDice": 2,
			"basicDice": [
				2,
				2,
				3,
				3,
				4,
				4
			],
			"marked": [
				1,
				3,
				5
			],
			"source": {
				"complexity": "rulebook",
				"specialDice": "rulebook",
				"basicDice": "published",
				"marked": "published"
			}
		},
		{
			"id": "sirens",
			"name": "The Sirens",
			"complexity": 2,
			"specialDice": 2,
			"basicDice": [
				4,
				4,
				3,
				3,
				2,
				2
			],
			"marked": [],
			"source": {
				"complexity": "rulebook",
				"specialDice": "rulebook",
				"basicDice": "published",
				"marked": "published"
			}
		},
		{
			"id": "skullsairs",
			"name": "The Skullsairs",
			"complexity": 3,
			"specialDice": 2,
			"basicDice": [
				4,
				4,
				4,
				3,
				3,
				2
			],
			"marked": [
				1,
				2,
				3,
				4,
				5
			],
			"source": {
				"complexity": "rulebook",
				"specialDice": "rulebook",
				"basicDice": "published",
				"marked": "published"
			}
		}
	],
	breaches: [
		{
			"id": "minor",
			"name": "Minor Breach",
			"water": 1,
			"hammers": 1,
			"cards": [
				[],
				[],
				[3],
				[3, 4],
				[3, 4],
				[
					3,
					4,
					5
				]
			],
			"source": {
				"water": "published",
				"hammers": "published",
				"cards": "published"
			}
		},
		{
			"id": "major",
			"name": "Major Breach",
			"water": 2,
			"hammers": 2,
			"cards": [
				[],
				[],
				[],
				[4]
			],
			"source": {
				"water": "published",
				"hammers": "published",
				"cards": "published"
			}
		},
		{
			"id": "massive",
			"name": "Massive Breach",
			"water": 3,
			"hammers": 3,
			"cards": [
				[5],
				[5, 6],
				[5, 6]
			],
			"source": {
				"water": "rulebook",
				"hammers": "rulebook",
				"cards": "published"
			}
		},
		{
			"id": "monster",
			"name": "Monster Breach",
			"water": 4,
			"hammers": 4,
			"cards": [[6], [6]],
			"source": {
				"water": "published",
				"hammers": "published",
				"cards": "published"
			}
		}
	],
	permanent: {
		"water": 1,
		"tokens": 3,
		"source": {
			"water": "rulebook",
			"tokens": "rulebook"
		}
	},
	clearWater: {
		"removed": [
			15,
			10,
			5,
			0
		],
		"inHand": 3,
		"source": {
			"removed": "rulebook",
			"inHand": "rulebook"
		}
	},
	cards: [
		{
			"id": "clear-water",
			"name": "Clear Water",
			"kind": "water",
			"points": 0,
			"copies": 30,
			"source": {
				"points": "rulebook",
				"copies": "rulebook"
			}
		},
		{
			"id": "amethyst",
			"name": "Amethyst",
			"kind": "gem",
			"points": 2,
			"copies": 9,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "topaz",
			"name": "Topaz",
			"kind": "gem",
			"points": 3,
			"copies": 7,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "sapphire",
			"name": "Sapphire",
			"kind": "gem",
			"points": 4,
			"copies": 5,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "emerald",
			"name": "Emerald",
			"kind": "gem",
			"points": 5,
			"copies": 3,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "ruby",
			"name": "Ruby",
			"kind": "gem",
			"points": 6,
			"copies": 2,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "bottle-o-rum",
			"name": "Bottle O' Rum",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "captains-key",
			"name": "Captain's Key",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "cracked-compass",
			"name": "Cracked Compass",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "decoy-cannon",
			"name": "Decoy Cannon",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "fishing-net",
			"name": "Fishing Net",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "fishing-rod",
			"name": "Fishing Rod",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "flint-pistol",
			"name": "Flint Pistol",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "gem-sifter",
			"name": "Gem Sifter",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "grabby-crabby",
			"name": "Grabby Crabby",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "metal-mallet",
			"name": "Metal Mallet",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "moldy-mop",
			"name": "Moldy Mop",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "rubber-ducky",
			"name": "Rubber Ducky",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "silver-doubloon",
			"name": "Silver Doubloon",
			"kind": "basic",
			"points": 3,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "smelly-sponge",
			"name": "Smelly Sponge",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "somber-skull",
			"name": "Somber Skull",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "spare-barrel",
			"name": "Spare Barrel",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "sticky-starfish",
			"name": "Sticky Starfish",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "treasure-map",
			"name": "Treasure Map",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "water-flask",
			"name": "Water Flask",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "water-pistol",
			"name": "Water Pistol",
			"kind": "basic",
			"points": 1,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "wooden-mallet",
			"name": "Wooden Mallet",
			"kind": "basic",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "war-drum",
			"name": "War Drum",
			"kind": "enemy",
			"enemy": "kraken",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "hurdy-gurdy",
			"name": "Hurdy Gurdy",
			"kind": "enemy",
			"enemy": "kraken",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "fishy-bait",
			"name": "Fishy Bait",
			"kind": "enemy",
			"enemy": "shark",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "cheeky-chum",
			"name": "Cheeky Chum",
			"kind": "enemy",
			"enemy": "shark",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "siren-silencers",
			"name": "Siren Silencers",
			"kind": "enemy",
			"enemy": "sirens",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "siren-shiner",
			"name": "Siren Shiner",
			"kind": "enemy",
			"enemy": "sirens",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "cursed-amulet",
			"name": "Cursed Amulet",
			"kind": "enemy",
			"enemy": "skullsairs",
			"points": 0,
			"copies": 6,
			"source": {
				"points": "published",
				"copies": "published"
			}
		},
		{
			"id": "cutlass",
			"name": "Cutlass",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "trusty-carrot",
			"name": "Trusty Carrot",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "bone-club",
			"name": "Bone Club",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "harpoon",
			"name": "Harpoon",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "grenado",
			"name": "Grenado",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		},
		{
			"id": "spy-glass",
			"name": "Spy Glass",
			"kind": "character",
			"points": 0,
			"copies": 1,
			"source": {
				"points": "published",
				"copies": "rulebook"
			}
		}
	],
	scoring: {
		"map": 5,
		"flask": 1,
		"amulets": [
			0,
			1,
			4,
			4,
			12,
			12,
			24
		],
		"source": {
			"map": "published",
			"flask": "published",
			"amulets": "house"
		}
	},
	characters: [
		{
			"id": "pete",
			"name": "'Honest' Pete",
			"job": "Boatswain",
			"colour": "red",
			"item": "cutlass",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		},
		{
			"id": "frankie",
			"name": "Frankie 'Forks'",
			"job": "Cook",
			"colour": "orange",
			"item": "trusty-carrot",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		},
		{
			"id": "billy",
			"name": "Billy 'Bones'",
			"job": "Heavy",
			"colour": "teal",
			"item": "bone-club",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		},
		{
			"id": "netty",
			"name": "'Netty' Arnetta",
			"job": "Fisher",
			"colour": "blue",
			"item": "harpoon",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		},
		{
			"id": "genny",
			"name": "'Gunny' Genny",
			"job": "Gunner",
			"colour": "purple",
			"item": "grenado",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		},
		{
			"id": "quinn",
			"name": "'Questy' Quinn",
			"job": "Navigator",
			"colour": "grey",
			"item": "spy-glass",
			"source": {
				"job": "published",
				"colour": "published",
				"item": "published"
			}
		}
	],
	chests: [
		{
			"id": "cannon-upgrade",
			"name": "Cannon Upgrade",
			"copies": 2,
			"points": 0,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "extra-single",
			"name": "Extra Single-Shot Cannon",
			"copies": 1,
			"points": 0,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "reroll-1",
			"name": "One blank re-roll",
			"copies": 1,
			"points": 0,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "reroll-2",
			"name": "Two blank re-rolls",
			"copies": 1,
			"points": 0,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "points-2",
			"name": "2 points",
			"copies": 2,
			"points": 2,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "points-4",
			"name": "4 points",
			"copies": 1,
			"points": 4,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "points-6",
			"name": "6 points",
			"copies": 1,
			"points": 6,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		},
		{
			"id": "empty",
			"name": "Empty",
			"copies": 1,
			"points": 0,
			"source": {
				"copies": "house",
				"points": "rulebook"
			}
		}
	],
	limits: {
		"damage": 6,
		"fewestCards": 2,
		"mostCards": 10,
		"treasureColumn": 5,
		"treasureAtStart": 2,
		"source": {
			"damage": "published",
			"fewestCards": "rulebook",
			"mostCards": "rulebook",
			"treasureColumn": "rulebook",
			"treasureAtStart": "rulebook"
		}
	}
};
// ../sinking/src/board/things.ts
const ACTIONS = [
	"bucket",
	"plunder",
	"patch",
	"fire"
];
const COLUMNS = [
	"water",
	"treasure",
	"breaches",
	"cannons"
];
const ENEMIES = [
	"kraken",
	"shark",
	"sirens",
	"skullsairs"
];
const CHARACTERS = [
	"pete",
	"frankie",
	"billy",
	"netty",
	"genny",
	"quinn"
];
const CHEST_KINDS = [
	"cannon-upgrade",
	"extra-single",
	"reroll-1",
	"reroll-2",
	"points-2",
	"points-4",
	"points-6",
	"empty"
];
const BREACH_KINDS = [
	"minor",
	"major",
	"massive",
	"monster"
];
const CANNON_TYPES = [
	"single",
	"double",
	"triple"
];
const CARDS = [
	"clear-water",
	"amethyst",
	"topaz",
	"sapphire",
	"emerald",
	"ruby",
	"bottle-o-rum",
	"captains-key",
	"cracked-compass",
	"decoy-cannon",
	"fishing-net",
	"fishing-rod",
	"flint-pistol",
	"gem-sifter",
	"grabby-crabby",
	"metal-mallet",
	"moldy-mop",
	"rubber-ducky",
	"silver-doubloon",
	"smelly-sponge",
	"somber-skull",
	"spare-barrel",
	"sticky-starfish",
	"treasure-map",
	"water-flask",
	"water-pistol",
	"wooden-mallet",
	"war-drum",
	"hurdy-gurdy",
	"fishy-bait",
	"cheeky-chum",
	"siren-silencers",
	"siren-shiner",
	"cursed-amulet",
	"cutlass",
	"trusty-carrot",
	"bone-club",
	"harpoon",
	"grenado",
	"spy-glass"
];
const faceOf = (id) => CARDS.indexOf(id);
const FIRST_ITEM = 6;
const RUBBER_DUCKY = faceOf("rubber-ducky");
const TREASURE_MAP = faceOf("treasure-map");
const WATER_FLASK = faceOf("water-flask");
const CURSED_AMULET = faceOf("cursed-amulet");
const isTreasure = (face) => face > 0;
const isGem = (face) => face > 0 && face < FIRST_ITEM;
const FIRST_DIAL = 0;
const dialOf = (seat) => FIRST_DIAL + seat;
const FIRST_PERMANENT = 25 + CANNON_TYPES.length * 3;
const FIRST_CARD = FIRST_PERMANENT + 3;
const isChest = (back) => back >= 6 && back < 16;
const isBreach = (back) => back >= 16 && back < 25;
const isCannon = (back) => back >= 25 && back < FIRST_PERMANENT;
const isPermanent = (back) => back >= FIRST_PERMANENT && back < FIRST_CARD;
const cannonType = (cannon) => (cannon - 25) / 3 | 0;
const cannonCard = (type, which) => 25 + type * 3 + which;
const cannonBit = (cannon) => 1 << cannon - 25;
const chestsOfSection = (section) => 6 + (section - 1) * 2;
const levelOf = (s) => 5 - s.sections;
const sheetsOf = (io) => io.edition.sheets[io.state.seats - 3].levels;
const sheetOf = (io) => sheetsOf(io)[Math.min(levelOf(io.state), 4) - 1];
const enemyOf = (io) => io.edition.enemies[ENEMIES.indexOf(io.state.enemy)];
const seatInOrder = (s, k) => (s.firstMate + k) % s.seats;
function remove(list, value) {
	const at = list.indexOf(value);
	if (at === -1) return;
	for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
	list.pop();
}
function clear(list) {
	while (list.length > 0) list.pop();
}
function prepend(list, value) {
	list.push(value);
	for (let i = list.length - 1; i > 0; i--) list[i] = list[i - 1];
	list[0] = value;
}
function columnOfDial(s, seat) {
	for (let column = 0; column <= 3; column++) if (s.dials[column].includes(seat)) return column;
	return -1;
}
const dialShows = (s, seat) => s.faces[seat];
function isLegalColumn(s, column) {
	const contents = s.columns[column];
	if (column !== 2) return contents.length > 0;
	for (let i = 0; i < contents.length; i++) if (!isPermanent(contents[i])) return true;
	return false;
}
function leakOf(io) {
	const { columns, faces } = io.state;
	const contents = columns[2];
	let leak = 0;
	for (let i = 0; i < contents.length; i++) if (isBreach(contents[i])) leak += io.edition.breaches[faces[contents[i]]].water;
	else if (isPermanent(contents[i])) leak += io.edition.permanent.water;
	return leak;
}
const waterColumn = (s) => s.columns[0];
const treasureColumn = (s) => s.columns[1];
const breachesColumn = (s) => s.columns[2];
const cannonsColumn = (s) => s.columns[3];
const holdsFace = (s, seat, face) => cardWithFace(s, seat, face) !== -1;
function cardWithFace(s, seat, face) {
	const hand = s.hands[seat];
	for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] === face) return hand[i];
	return -1;
}
// ../sinking/src/rules/steps.ts
const bare = (step) => mint(() => ({ step }))();
const forSeat = (step) => mint((seat) => ({
	step,
	seat
}));
const counted = (step) => mint((seat, left) => ({
	step,
	seat,
	left
}));
const SETUP_ENEMY = bare("setup.enemy");
const SETUP_CHARACTERS = bare("setup.characters");
const SETUP_DEAL = bare("setup.deal");
const INSPECT_BREACHES = bare("inspect.breaches");
const INSPECT_THRESHOLD = bare("inspect.threshold");
const SINKING_RUN = bare("sinking.run");
const DEAL_WATER = bare("threat.dealWater");
const DEAL_TREASURE = bare("threat.dealTreasure");
const ROLL_ENEMY_DICE = bare("threat.rollEnemyDice");
const RESOLVE_ENEMY_DICE = bare("threat.resolveEnemyDice");
const ANGER_ROLL = bare("anger.roll");
const ANGER_STRIKE = bare("anger.strike");
const DISCUSS = bare("task.discuss");
const declareDial = mint((k) => ({
	step: "task.declare",
	k
}));
const REVEAL = bare("task.reveal");
const SEARCH_LIARS = bare("task.searchLiars");
const resolveColumn = mint((column) => ({
	step: "task.resolveColumn",
	column
}));
const bucketDial = counted("bucket.dial");
const bucketDraw = counted("bucket.draw");
const bucketDiscard = counted("bucket.discard");
const plunderTake = mint((taken, all) => ({
	step: "plunder.take",
	taken,
	all
}));
const tuneDraw = counted("tune.draw");
const patchDial = forSeat("patch.dial");
const patchHammers = forSeat("patch.hammers");
const patchProposal = mint((seat, breach) => ({
	step: "patch.proposal",
	seat,
	breach
}));
const PATCH_DONE = bare("patch.done");
const fireDial = forSeat("fire.dial");
const fireReroll = mint((seat, die) => ({
	step: "fire.reroll",
	seat,
	die
}));
const cannonRoll = forSeat("cannon.roll");
const damageBy = forSeat("damage");
const itemDone = mint((seat, card) => ({
	step: "item.done",
	seat,
	card
}));
const spyGlassDiscard = counted("spyglass.discard");
const GRENADO_BREACH = bare("grenado.breach");
const handSize = mint((k) => ({
	step: "upkeep.handSize",
	k
}));
const PASS_FIRST_MATE = bare("upkeep.passFirstMate");
const FINAL_CHECK = bare("end.finalCheck");
const SCORE = bare("end.score");
const WINDOWS = [
	"enemyDice",
	"declare",
	"reveal",
	"resolve",
	"ready",
	"cannon"
];
const NAMES = {
	enemyDice: "threat.window",
	declare: "task.declareWindow",
	reveal: "task.revealWindow",
	resolve: "task.resolveWindow",
	ready: "cannon.ready",
	cannon: "cannon.window"
};
const openWindow = mint((at, seat) => ({
	step: NAMES[at],
	at,
	seat
}));
const windowPlay = mint((at, seat) => ({
	step: "window.play",
	at,
	seat
}));
const windowClose = mint((at, seat) => ({
	step: "window.close",
	at,
	seat
}));
// ../sinking/src/rules/cannons.ts
function supplyOf(s, type) {
	for (let which = 0; which < 3; which++) {
		const cannon = cannonCard(type, which);
		if (!s.columns[3].includes(cannon) && !s.columns[2].includes(cannon)) return cannon;
	}
	return -1;
}
function countBusted(s) {
	const contents = s.columns[2];
	let busted = 0;
	for (let i = 0; i < contents.length; i++) if (isCannon(contents[i])) busted++;
	return busted;
}
function repair(io, cannon, seat) {
	const s = io.state;
	remove(s.columns[2], cannon);
	s.columns[3].push(cannon);
	io.emit?.({
		type: "repaired",
		seat,
		card: cannon
	});
}
function bustOldestCannon(io) {
	const { columns } = io.state;
	if (columns[3].length === 0) return;
	const cannon = columns[3][0];
	remove(columns[3], cannon);
	columns[2].push(cannon);
	io.emit?.({
		type: "busted",
		card: cannon
	});
}
const isTriple = reason("SK-12.4", "refuse.isTriple");
const noSupply = reason("SK-12.4", "refuse.noSupply", (_io, _ask, choice) => ({ type: CANNON_TYPES[cannonType(choice.cannon) + 1] }));
function notUpgradable(s, cannon) {
	const type = cannonType(cannon);
	return type === 2 ? isTriple : supplyOf(s, type + 1) === -1 ? noSupply : null;
}
function hasUpgradable(s, column) {
	const contents = s.columns[column];
	for (let i = 0; i < contents.length; i++) if (isCannon(contents[i]) && notUpgradable(s, contents[i]) === null) return true;
	return false;
}
function upgrade(io, cannon) {
	const s = io.state;
	const better = supplyOf(s, cannonType(cannon) + 1);
	for (let column = 2; column <= 3; column++) {
		const at = s.columns[column].indexOf(cannon);
		if (at !== -1) s.columns[column][at] = better;
	}
	s.abilities &= ~cannonBit(better);
	io.emit?.({
		type: "upgraded",
		card: better,
		from: CANNON_TYPES[cannonType(cannon)],
		to: CANNON_TYPES[cannonType(better)]
	});
}
function addCannon(io, cannon) {
	const s = io.state;
	s.columns[3].push(cannon);
	s.abilities &= ~cannonBit(cannon);
	io.emit?.({
		type: "cannonAdded",
		card: cannon
	});
}
// ../sinking/src/rules/discard.ts
function layOnPile(io, card) {
	const s = io.state;
	if (s.ended === "" && s.chomp) s.belly.push(card);
	else s.pile.push(card);
}
function anger(io) {
	const s = io.state;
	if (s.ended !== "" || s.chomp) return;
	if (s.replies.some((reply) => reply !== null)) s.rage += s.angered;
	else pushAnger(io, s.angered);
}
function pushAnger(io, dice) {
	for (let k = 0; k < dice; k++) io.push(ANGER_ROLL);
}
function letRage(io) {
	const s = io.state;
	pushAnger(io, s.rage);
	s.rage = 0;
}
const angerSteps = {
	"anger.roll"(io) {
		const s = io.state;
		const face = io.roll("basic", 6);
		const result = io.edition.dice.basic[face - 1];
		io.emit?.({
			type: "angered",
			face,
			result
		});
		if (result === "blank") return;
		s.dice.push(face);
		io.push(ANGER_STRIKE);
		if (s.options.angeredDice === "answered") io.push(openWindow("enemyDice", -1));
	},
	"anger.strike"(io) {
		const s = io.state;
		const die = s.dice.length - 1;
		const isSpared = (s.ignored & 1 << die) !== 0;
		const result = io.edition.dice.basic[s.dice[die] - 1];
		s.dice.pop();
		s.ignored &= ~(1 << die);
		if (isSpared) return;
		if (result === "water") dealToWater(io);
		else if (result === "breach") dealBreach(io);
		else bustOldestCannon(io);
	}
};
function discardSeen(io, seat, card) {
	layOnPile(io, card);
	io.emit?.({
		type: "putAway",
		seat,
		card
	});
	anger(io);
}
function dealToWater(io) {
	const s = io.state;
	const card = s.deck.pop();
	if (card === void 0) return false;
	s.columns[0].push(card);
	io.emit?.({
		type: "dealtWater",
		card
	});
	return true;
}
function dealBreach(io) {
	const s = io.state;
	const breach = s.breachDeck.pop();
	if (breach === void 0) return;
	io.reveal(breach);
	s.columns[2].push(breach);
	io.emit?.({
		type: "dealtBreach",
		card: breach
	});
}
function putUnderBreachDeck(io, breach) {
	const s = io.state;
	const contents = s.columns[2];
	const at = contents.indexOf(breach);
	for (let i = at + 1; i < contents.length; i++) contents[i - 1] = contents[i];
	contents.pop();
	prepend(s.breachDeck, breach);
}
const NEVER = 9999;
const SEEN = -10;
const FOLLOW = -1e3;
const seenAs = (face) => SEEN - face;
const isSeen = (code) => code <= SEEN && code > FOLLOW;
const faceSeen = (code) => SEEN - code;
const follow = (seat, track) => FOLLOW - seat * 1e3 - track;
const isFollowed = (code) => code <= FOLLOW;
const followedSeat = (code) => Math.floor((FOLLOW - code) / 1e3);
const followedTrack = (code) => (FOLLOW - code) % 1e3;
const isKept = (s, seat) => s.tracks[seat].length > 0;
function keep(s, seat) {
	const tracks = s.tracks[seat];
	if (tracks.length > 0) return;
	const hand = s.hands[seat];
	for (let i = 0; i < hand.length; i++) tracks.push((s.known[hand[i]] & 1073741824) === 0 ? -1 : s.faces[hand[i]], 0, NEVER);
}
function hasPublicCard(s, seat) {
	const hand = s.hands[seat];
	for (let i = 0; i < hand.length; i++) if ((s.known[hand[i]] & 1073741824) !== 0) return true;
	return false;
}
function beforeExit(s, seat, treasure) {
	if (!isKept(s, seat) && (treasure || hasPublicCard(s, seat))) keep(s, seat);
}
function leftUnseen(s, seat, back, treasure) {
	if (isKept(s, seat)) s.exits[seat].push(back, treasure ? 1 : 0);
}
function leftSeen(s, seat, face) {
	if (isKept(s, seat)) s.exits[seat].push(seenAs(face), 0);
}
function came(s, seat, face) {
	if (isKept(s, seat)) track(s, seat, face);
}
function track(s, seat, face) {
	s.tracks[seat].push(face, s.exits[seat].length / 2, NEVER);
}
function leftForAnother(s, seat, treasure) {
	if (!isKept(s, seat)) return -1;
	return s.exits[seat].push(-1, treasure ? 1 : 0) - 2;
}
function cameFromAnother(s, from, exit, to) {
	if (exit === -1) return came(s, to, -1);
	keep(s, to);
	track(s, to, -1);
	s.exits[from][exit] = follow(to, s.tracks[to].length / 3 - 1);
}
function cameFromTable(s, seat, back, face) {
	const [owner, at] = exitAt(s, back);
	if (owner === seat && face === -1) return cameBack(s, seat, at);
	if (owner === -1 || face !== -1) {
		came(s, seat, face);
		if (owner !== -1) s.exits[owner][at] = seenAs(face);
		return;
	}
	keep(s, seat);
	track(s, seat, -1);
	s.exits[owner][at] = follow(seat, s.tracks[seat].length / 3 - 1);
}
function cameBack(s, seat, at) {
	const exit = at / 2;
	const tracks = s.tracks[seat];
	s.exits[seat].splice(at, 2);
	for (let i = 0; i < tracks.length; i += 3) {
		if (tracks[i + 1] > exit) tracks[i + 1]--;
		if (tracks[i + 2] !== 9999 && tracks[i + 2] > exit) tracks[i + 2]--;
	}
}
function seenOnTable(s, back, face) {
	const [owner, at] = exitAt(s, back);
	if (owner !== -1) s.exits[owner][at] = seenAs(face);
}
const found = [-1, -1];
function exitAt(s, back) {
	found[0] = -1;
	for (let seat = 0; seat < s.seats; seat++) {
		const exits = s.exits[seat];
		for (let i = 0; i < exits.length; i += 2) if (exits[i] === back) {
			found[0] = seat;
			found[1] = i;
			return found;
		}
	}
	return found;
}
function showedNoAmulet(s, seat) {
	if (s.hands[seat].length === 0) return;
	keep(s, seat);
	const tracks = s.tracks[seat];
	const now = s.exits[seat].length / 2;
	for (let i = 0; i < tracks.length; i += 3) if (tracks[i + 2] === 9999) tracks[i + 2] = now;
}
function shuffledAway(s) {
	for (let seat = 0; seat < s.seats; seat++) {
		const exits = s.exits[seat];
		for (let i = 0; i < exits.length; i += 2) if (exits[i] >= 0 && !s.belly.includes(exits[i])) exits[i] = -1;
		if (exits.length > 128) forgetHand(s, seat);
	}
}
function forgetHand(s, seat) {
	clear(s.tracks[seat]);
	clear(s.exits[seat]);
	for (let other = 0; other < s.seats; other++) {
		const exits = s.exits[other];
		for (let i = 0; i < exits.length; i += 2) if (isFollowed(exits[i]) && followedSeat(exits[i]) === seat) exits[i] = -1;
	}
}
function ledgerOf({ state: s, edition }, seat) {
	const certain = [];
	const gone = [];
	for (const card of s.hands[seat]) if ((s.known[card] & 1073741824) !== 0) certain.push({
		face: s.faces[card],
		exits: 0
	});
	gone.push(...certain.map(({ face }) => face));
	const exits = s.exits[seat];
	for (let i = 0; i < exits.length; i += 2) if (isSeen(exits[i])) gone.push(faceSeen(exits[i]));
	const possible = [];
	const tracks = s.tracks[seat];
	for (let i = tracks.length - 3; i >= 0; i -= 3) {
		const face = tracks[i];
		if (face === -1) continue;
		const again = gone.indexOf(face);
		if (again !== -1) gone.splice(again, 1);
		else if (edition.cards[face].copies > 1 || !isSeenElsewhere(s, seat, face)) {
			const hidden = hiddenExits(exits, tracks[i + 1]);
			if (hidden > 0) possible.push({
				face,
				exits: hidden
			});
		}
	}
	return [...certain, ...possible];
}
function hiddenExits(exits, since) {
	let hidden = 0;
	for (let i = since * 2; i < exits.length; i += 2) {
		if (exits[i] === -1) return 0;
		if (!isSeen(exits[i])) hidden++;
	}
	return hidden;
}
function isSeenElsewhere(s, seat, face) {
	for (const pool of s.pools) {
		if (pool.name !== "cards") continue;
		for (let back = pool.first; back < pool.first + pool.faces.length; back++) if (s.faces[back] === face && (s.known[back] & 1073741824) !== 0 && !s.hands[seat].includes(back)) return true;
	}
	return false;
}
// ../sinking/src/rules/hands.ts
const unseen = [];
function mixUnseen(io, seat) {
	const hand = io.state.hands[seat];
	while (unseen.length > 0) unseen.pop();
	for (let i = 0; i < hand.length; i++) if (!io.isPublic(hand[i])) unseen.push(hand[i]);
	io.rebind(unseen, "backs");
}
function drawCard(io, seat) {
	const s = io.state;
	const card = s.deck.pop();
	if (card === void 0) return false;
	s.hands[seat].push(card);
	io.show(card, seatBit(seat));
	came(s, seat, io.isPublic(card) ? s.faces[card] : -1);
	io.emit?.({
		type: "drew",
		seat,
		card
	});
	if (!io.isPublic(card)) mixUnseen(io, seat);
	return true;
}
function takeFromTable(io, seat, card, type) {
	const s = io.state;
	cameFromTable(s, seat, card, io.isPublic(card) ? s.faces[card] : -1);
	s.hands[seat].push(card);
	io.show(card, seatBit(seat));
	io.emit?.({
		type,
		seat,
		card
	});
	if (!io.isPublic(card)) mixUnseen(io, seat);
}
function takeSeen(io, seat, card) {
	const s = io.state;
	io.reveal(card);
	cameFromTable(s, seat, card, s.faces[card]);
	s.hands[seat].push(card);
}
function leaveUnseen(io, seat, card, told, treasure) {
	const s = io.state;
	beforeExit(s, seat, treasure);
	const moved = io.exit(s.hands[seat], card, told, "backs");
	remove(s.hands[seat], moved);
	return moved;
}
function leaveSeen(io, seat, card) {
	const s = io.state;
	io.reveal(card);
	remove(s.hands[seat], card);
	leftSeen(s, seat, s.faces[card]);
}
function discardUnseen(io, seat, card, treasure = false) {
	const s = io.state;
	const moved = leaveUnseen(io, seat, card, seatBit(seat), treasure);
	if (io.isPublic(moved)) leftSeen(s, seat, s.faces[moved]);
	else leftUnseen(s, seat, moved, treasure);
	layOnPile(io, moved);
	io.settle();
	io.emit?.({
		type: "discarded",
		seat,
		card: moved
	});
	anger(io);
}
function passUnseen(io, from, to, card) {
	arriveUnseen(io, from, to, departUnseen(io, from, to, card, false));
}
function exchangeUnseen(io, one, given, other, got) {
	const there = departUnseen(io, one, other, given, true);
	const here = departUnseen(io, other, one, got, true);
	arriveUnseen(io, one, other, there);
	arriveUnseen(io, other, one, here);
}
function departUnseen(io, from, to, card, treasure) {
	const s = io.state;
	const moved = leaveUnseen(io, from, card, seatBit(from) | seatBit(to), treasure);
	if (!io.isPublic(moved)) return {
		card: moved,
		exit: leftForAnother(s, from, treasure)
	};
	leftSeen(s, from, s.faces[moved]);
	return {
		card: moved,
		exit: -1
	};
}
function arriveUnseen(io, from, to, { card, exit }) {
	const s = io.state;
	if (io.isPublic(card)) came(s, to, s.faces[card]);
	else cameFromAnother(s, from, exit, to);
	s.hands[to].push(card);
	io.show(card, seatBit(from) | seatBit(to));
	io.emit?.({
		type: "passed",
		seat: from,
		to,
		card
	});
	if (!io.isPublic(card)) mixUnseen(io, to);
}
function passSeen(io, from, to, card) {
	leaveSeen(io, from, card);
	io.state.hands[to].push(card);
	came(io.state, to, io.state.faces[card]);
}
function randomCard(io, seat) {
	const hand = io.state.hands[seat];
	return hand[io.draw("hand", hand.length)];
}
// ../sinking/src/rules/upkeep.ts
function checkHand(io, seat) {
	const hand = io.state.hands[seat];
	const { fewestCards, mostCards } = io.edition.limits;
	while (hand.length < fewestCards) if (!drawCard(io, seat)) break;
	while (hand.length > mostCards) discardUnseen(io, seat, randomCard(io, seat));
}
const upkeepSteps = {
	"upkeep.handSize"(io, { k }) {
		const s = io.state;
		io.push(k + 1 < s.seats ? handSize(k + 1) : PASS_FIRST_MATE);
		checkHand(io, seatInOrder(s, k));
	},
	"upkeep.passFirstMate"(io) {
		const s = io.state;
		for (let column = 0; column < s.dials.length; column++) clear(s.dials[column]);
		for (let seat = 0; seat < s.seats; seat++) {
			io.lay(dialOf(seat), 4, PUBLIC | everyone(s.seats));
			s.conditions[seat] = 0;
			s.claims[seat] = -1;
			s.pleas[seat] = -1;
			s.doubts[seat] = -1;
			s.talk[seat] = 0;
		}
		s.angered = 0;
		s.chomp = false;
		s.submerged = false;
		s.tunes = 0;
		s.screech = false;
		s.mallets = 0;
		s.cutlass = 0;
		s.plundered = 0;
		s.abilities = 0;
		clear(s.dice);
		s.ignored = 0;
		s.struck = 0;
		clear(s.rolled);
		clear(s.shown);
		s.firstMate = seatInOrder(s, 1);
		io.push(INSPECT_BREACHES);
	}
};
// ../sinking/src/rules/end.ts
function endGame(io, ending) {
	const s = io.state;
	s.ended = ending;
	clear(s.agenda);
	for (let seat = 0; seat < s.seats; seat++) s.replies[seat] = null;
	for (let i = 0; i < s.inPlay.length; i++) s.pile.push(s.inPlay[i]);
	clear(s.inPlay);
	io.emit?.({
		type: "ended",
		ending
	});
	io.push(FINAL_CHECK);
}
const endSteps = {
	"end.finalCheck"(io) {
		const s = io.state;
		io.push(SCORE);
		for (let k = 0; k < s.seats; k++) checkHand(io, seatInOrder(s, k));
	},
	"end.score"(io) {
		const s = io.state;
		for (let seat = 0; seat < s.seats; seat++) {
			for (const card of s.hands[seat]) io.reveal(card);
			for (const chest of s.chests[seat]) io.reveal(chest);
			io.emit?.({
				type: "showedHand",
				seat,
				cards: s.hands[seat].slice()
			});
		}
		for (let back = 0; back < s.faces.length; back++) io.reveal(back);
	}
};
const isKnown = ({ known }, back, eyes) => (known[back] & (PUBLIC | seatBit(eyes))) !== 0;
function pointsOf(io, seat, eyes = seat) {
	const s = io.state;
	const { cards, scoring, chests } = io.edition;
	let gems = 0;
	let items = 0;
	let water = 0;
	let amulets = 0;
	let map = false;
	let flask = false;
	const hand = s.hands[seat];
	for (let i = 0; i < hand.length; i++) {
		if (!isKnown(s, hand[i], eyes)) continue;
		const face = s.faces[hand[i]];
		if (face === 0) water++;
		else if (face === CURSED_AMULET) amulets++;
		else if (isGem(face)) gems += cards[face].points;
		else items += cards[face].points;
		if (face === TREASURE_MAP) map = true;
		if (face === WATER_FLASK) flask = true;
	}
	let tokens = 0;
	for (const token of s.chests[seat]) if (isKnown(s, token, eyes)) tokens += chests[s.faces[token]].points;
	return {
		gems,
		items,
		map: map && water === 0 ? scoring.map : 0,
		flask: flask ? scoring.flask * water : 0,
		amulets: scoring.amulets[amulets],
		chests: tokens
	};
}
function totalOf({ gems, items, map, flask, amulets, chests }) {
	return gems + items + map + flask + amulets + chests;
}
function countedCards(io, seat) {
	const s = io.state;
	const hand = s.hands[seat];
	if (!holdsFace(s, seat, RUBBER_DUCKY)) return hand.length;
	let counted = 0;
	for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] !== 0) counted++;
	return counted;
}
function outcome(io) {
	const s = io.state;
	const saved = s.ended === "saved";
	const seats = Array.from({ length: s.seats }, (_, seat) => {
		const parts = pointsOf(io, seat);
		return {
			seat,
			parts,
			points: totalOf(parts),
			cards: countedCards(io, seat),
			raw: s.hands[seat].length
		};
	});
	const compare = (a, b) => saved ? b.points - a.points || a.cards - b.cards : a.cards - b.cards || b.points - a.points;
	const standings = seats.map((one) => {
		const { seat, parts, points, cards, raw } = one;
		return {
			seat,
			rank: 1 + seats.filter((other) => compare(other, one) < 0).length,
			score: saved ? points : cards,
			parts: {
				...parts,
				points,
				hand: raw,
				cards
			}
		};
	}).toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
	return {
		why: `ended.${s.ended}`,
		standings,
		winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
	};
}
// ../sinking/src/words/tells.ts
const tells = {
	begun: "big",
	character: "small",
	dealt: "plain",
	round: "plain",
	dealtWater: "small",
	dealtTreasure: "small",
	dealtClear: "small",
	overboard: "small",
	deckEmpty: "plain",
	sank: "big",
	reshuffled: "plain",
	permanentBreach: "plain",
	enemyDice: "big",
	attack: "plain",
	splashed: "small",
	showedAmulet: "plain",
	searched: "plain",
	boarded: "small",
	bellyEmptied: "plain",
	tookStash: "plain",
	angered: "plain",
	dealtBreach: "plain",
	busted: "plain",
	repaired: "plain",
	upgraded: "plain",
	cannonAdded: "plain",
	claimed: "small",
	pleaded: "small",
	doubted: "small",
	ready: "with",
	showedChest: "big",
	tookChest: "plain",
	playedChest: "plain",
	laid: "small",
	showedDial: "plain",
	revealed: "big",
	walked: "plain",
	placed: "plain",
	bucketed: "plain",
	drew: "small",
	discarded: "small",
	putAway: "with",
	passed: "plain",
	plundered: "plain",
	washedAway: "plain",
	tuned: "plain",
	proposed: "plain",
	agreed: "plain",
	patched: "plain",
	idleHammer: "small",
	fires: "with",
	volley: "big",
	rerolled: "plain",
	shot: "plain",
	damage: "big",
	played: "plain",
	ignored: "plain",
	flipped: "plain",
	grabbed: "plain",
	squirted: "plain",
	netted: "plain",
	sifted: "plain",
	rodClear: "plain",
	harpooned: "plain",
	spied: "plain",
	turned: "plain",
	ended: "big",
	showedHand: "plain"
};
// ../sinking/src/rules/honesty.ts
const NONE = 7;
const pack = (claim, column, dial, done, by) => (claim === -1 ? NONE : claim) | (column === -1 ? NONE : column) << 3 | dial << 6 | done << 9 | (by === -1 ? NONE : by) << 12;
const part = (entry, at) => {
	const value = entry >> at & 7;
	return value === NONE ? -1 : value;
};
function recordDials(s) {
	for (let seat = 0; seat < s.seats; seat++) s.record.push(pack(s.claims[seat], columnOfDial(s, seat), dialShows(s, seat), dialShows(s, seat), -1));
}
function turnDial(io, seat, action, by) {
	const s = io.state;
	io.lay(dialOf(seat), action, PUBLIC | everyone(s.seats));
	const at = s.record.length - s.seats + seat;
	const { claim, column, dial } = deedAt(s, at);
	s.record[at] = pack(claim, column, dial, action, by);
	io.emit?.({
		type: "turned",
		seat,
		action: ACTIONS[action],
		by
	});
}
function deedAt(s, at) {
	const entry = s.record[at];
	return {
		claim: part(entry, 0),
		column: part(entry, 3),
		dial: part(entry, 6),
		done: part(entry, 9),
		by: part(entry, 12)
	};
}
function honestyOf(s, seat) {
	let trueColumns = 0;
	let columns = 0;
	let keptClaims = 0;
	let claims = 0;
	for (let at = seat; at < s.record.length; at += s.seats) {
		const entry = s.record[at];
		const column = part(entry, 3);
		if (column === -1) continue;
		columns++;
		if (column === part(entry, 6)) trueColumns++;
		if (part(entry, 0) === -1) continue;
		claims++;
		if (part(entry, 0) === part(entry, 6)) keptClaims++;
	}
	return {
		trueColumns,
		columns,
		keptClaims,
		claims
	};
}
// ../sinking/src/words/names.ts
const say = (code, params = {}) => ({
	code,
	params
});
function nameOfThing(s, back) {
	const face = s.faces[back] ?? -1;
	if (isPermanent(back)) return "permanent";
	if (isChest(back)) return face < 0 ? "hiddenChest" : CHEST_KINDS[face];
	if (isBreach(back)) return face < 0 ? "hiddenBreach" : BREACH_KINDS[face];
	if (isCannon(back)) return face < 0 ? "hiddenCannon" : CANNON_TYPES[face];
	if (back < FIRST_CARD) return ACTIONS[face] ?? "hiddenDial";
	return face < 0 ? "hiddenCard" : CARDS[face];
}
// ../sinking/src/rules/defaults.ts
function discardPoints(io, face) {
	if (face === TREASURE_MAP) return io.edition.scoring.map;
	if (face === CURSED_AMULET) return 1;
	return io.edition.cards[face].points;
}
function defaultDiscard(io, seat) {
	const { hands, faces } = io.state;
	const hand = hands[seat];
	let worst = hand[0];
	for (let i = 0; i < hand.length; i++) {
		if (faces[hand[i]] === 0) return hand[i];
		if (discardPoints(io, faces[hand[i]]) < discardPoints(io, faces[worst])) worst = hand[i];
	}
	return worst;
}
function mostPoints(io, cards) {
	const { faces } = io.state;
	let best = cards[0];
	for (const card of cards) if (discardPoints(io, faces[card]) > discardPoints(io, faces[best])) best = card;
	return best;
}
// ../sinking/src/rules/enemies.ts
const splash = {
	id: "splash",
	rule: "SK-13.10",
	strike(io, times) {
		const { columns } = io.state;
		for (let k = 0; k < times && columns[1].length > 0; k++) {
			const card = columns[1][0];
			remove(columns[1], card);
			columns[0].push(card);
			io.emit?.({
				type: "splashed",
				card
			});
		}
	}
};
const angered = {
	id: "angered",
	rule: "SK-13.11",
	strike(io, times) {
		io.state.angered += times;
	}
};
const chomp = {
	id: "chomp",
	rule: "SK-13.20",
	strike(io) {
		io.state.chomp = true;
	}
};
const submerged = {
	id: "submerged",
	rule: "SK-13.22",
	strike(io) {
		io.state.submerged = true;
	}
};
const tune = {
	id: "tune",
	rule: "SK-13.30",
	strike(io, times) {
		io.state.tunes += times;
	}
};
const screech = {
	id: "screech",
	rule: "SK-13.31",
	strike(io) {
		io.state.screech = true;
	}
};
const cursedSearch = {
	id: "cursedSearch",
	rule: "SK-13.40",
	strike(io, times) {
		for (let k = 0; k < times; k++) for (let i = 0; i < io.state.seats; i++) searchHand(io, seatInOrder(io.state, i));
	}
};
function amuletToShow(io, seat) {
	const { hands, faces } = io.state;
	let amulet = -1;
	for (const card of hands[seat]) {
		if (faces[card] !== CURSED_AMULET) continue;
		if (io.isPublic(card)) return card;
		amulet = card;
	}
	return amulet;
}
function searchHand(io, seat) {
	const s = io.state;
	const amulet = amuletToShow(io, seat);
	if (amulet === -1) return showedNoAmulet(s, seat);
	io.reveal(amulet);
	io.emit?.({
		type: "showedAmulet",
		seat,
		card: amulet
	});
	const card = randomCard(io, seat);
	io.reveal(card);
	const taken = isTreasure(s.faces[card]);
	if (taken) {
		leaveSeen(io, seat, card);
		s.stash.push(card);
	}
	io.emit?.({
		type: "searched",
		seat,
		card,
		taken
	});
}
const ATTACKS = {
	kraken: [splash, angered],
	shark: [chomp, submerged],
	sirens: [tune, screech],
	skullsairs: [cursedSearch, {
		id: "boardingParty",
		rule: "SK-13.42",
		strike(io, times) {
			const { columns, stash } = io.state;
			for (let k = 0; k < times; k++) {
				const card = columns[1].pop();
				if (card === void 0) return;
				stash.push(card);
				io.emit?.({
					type: "boarded",
					card
				});
			}
		}
	}]
};
const REACTIONS = {
	kraken: null,
	shark: bellyEmpties,
	sirens: null,
	skullsairs: pickFromStash
};
function bellyEmpties(io) {
	const { belly, columns } = io.state;
	if (belly.length === 0) return;
	const eaten = belly.slice();
	for (let i = 0; i < eaten.length; i++) columns[0].push(eaten[i]);
	clear(belly);
	io.emit?.({
		type: "bellyEmptied",
		cards: eaten
	});
}
function pickFromStash(io, seat) {
	if (io.state.stash.length > 0) io.ask(stashAsk(seat));
}
const stashAsk = mint((seat) => ({
	kind: "stash.take",
	seat
}));
const pick = mint((card) => ({ card }));
const PASS$2 = mint(() => ({ pass: true }))();
const stashTake = {
	rule: "SK-13.44",
	offer(io, _ask, to) {
		const { stash } = io.state;
		for (let i = 0; i < stash.length; i++) to.offer(pick(stash[i]));
		to.offer(PASS$2);
	},
	answer(io, { seat }, choice) {
		if ("pass" in choice) return;
		remove(io.state.stash, choice.card);
		takeSeen(io, seat, choice.card);
		io.emit?.({
			type: "tookStash",
			seat,
			card: choice.card
		});
	},
	fallback: (io) => pick(mostPoints(io, io.state.stash))
};
// ../sinking/src/rules/threat.ts
function sinkAndDealAgain(io) {
	io.emit?.({ type: "deckEmpty" });
	io.push(DEAL_WATER);
	io.push(SINKING_RUN);
}
const resultOf = (io, i) => i < 2 ? io.edition.dice.special[io.state.dice[i] - 1] : io.edition.dice.basic[io.state.dice[i] - 1];
const isIgnored = (s, i) => i < s.struck || (s.ignored & 1 << i) !== 0;
const nameOfResult = ({ state: s }, result) => result === "attack1" ? ATTACKS[s.enemy][0].id : result === "attack2" ? ATTACKS[s.enemy][1].id : result;
function countResults(io, result) {
	const { dice } = io.state;
	let count = 0;
	for (let i = 0; i < dice.length; i++) if (!isIgnored(io.state, i) && resultOf(io, i) === result) count++;
	return count;
}
const threatSteps = {
	"threat.dealWater"(io) {
		const { water } = sheetOf(io);
		for (let k = 0; k < water; k++) if (!dealToWater(io)) return sinkAndDealAgain(io);
		io.push(DEAL_TREASURE);
	},
	"threat.dealTreasure"(io) {
		const s = io.state;
		const treasure = s.columns[1];
		let left = sheetOf(io).treasure;
		while (left > 0) {
			const card = s.deck.pop();
			if (card === void 0) return sinkAndDealAgain(io);
			io.reveal(card);
			if (isTreasure(s.faces[card])) {
				left--;
				treasure.push(card);
				io.emit?.({
					type: "dealtTreasure",
					card
				});
				if (treasure.length > io.edition.limits.treasureColumn) overboard(io);
			} else {
				s.columns[0].push(card);
				s.faceUp.push(card);
				io.emit?.({
					type: "dealtClear",
					card
				});
			}
		}
		io.push(ROLL_ENEMY_DICE);
	},
	"threat.rollEnemyDice"(io) {
		const s = io.state;
		clear(s.dice);
		s.ignored = 0;
		s.struck = 0;
		const enemy = enemyOf(io);
		for (let k = 0; k < 2; k++) s.dice.push(io.roll("special", 6));
		for (let k = 0; k < enemy.basicDice[s.damage]; k++) s.dice.push(io.roll("basic", 6));
		io.emit?.({
			type: "enemyDice",
			enemy: s.enemy,
			results: s.dice.map((_, i) => nameOfResult(io, resultOf(io, i)))
		});
		io.push(RESOLVE_ENEMY_DICE);
		io.push(openWindow("enemyDice", -1));
	},
	"threat.resolveEnemyDice"(io) {
		const s = io.state;
		const times = (count) => s.options.doubledAttacks === "once" ? Math.min(1, count) : count;
		const [first, second] = ATTACKS[s.enemy];
		const firsts = times(countResults(io, "attack1"));
		const seconds = times(countResults(io, "attack2"));
		for (const [attack, count] of [[first, firsts], [second, seconds]]) {
			if (count === 0) continue;
			io.emit?.({
				type: "attack",
				attack: attack.id,
				times: count
			});
			attack.strike(io, count);
		}
		for (let k = countResults(io, "water"); k > 0; k--) dealToWater(io);
		for (let k = countResults(io, "breach"); k > 0; k--) dealBreach(io);
		for (let k = countResults(io, "cannon"); k > 0; k--) bustOldestCannon(io);
		s.struck = s.dice.length;
		io.push(DISCUSS);
	}
};
function overboard(io) {
	const treasure = io.state.columns[1];
	const oldest = treasure[0];
	for (let i = 1; i < treasure.length; i++) treasure[i - 1] = treasure[i];
	treasure.pop();
	layOnPile(io, oldest);
	io.emit?.({
		type: "overboard",
		card: oldest
	});
	anger(io);
}
// ../sinking/src/words/describe.ts
const isItem = (face) => isTreasure(face) && !isGem(face);
const firstOfEach = (backs, of) => backs.filter((back, k) => backs.findIndex((one) => of(one) === of(back)) === k);
function describe(io, me) {
	const s = io.state;
	const sections = [
		describeShip(io),
		describeEnemy(io),
		...COLUMNS.map((_, column) => describeColumn(io, column))
	];
	for (let k = 0; k < s.seats; k++) sections.push(describePirate(io, ((me ?? 0) + k) % s.seats, me));
	return sections;
}
function describeShip(io) {
	const s = io.state;
	const { threshold, water, treasure } = sheetOf(io);
	const level = Math.min(levelOf(s), 4);
	return {
		title: say("table.round", {
			round: s.round,
			seat: s.firstMate
		}),
		lines: [
			say("table.hull", {
				sections: s.sections,
				level: io.edition.levels[level - 1].id
			}),
			say("table.water", {
				water: s.columns[0].length,
				threshold,
				leak: leakOf(io)
			}),
			say("table.deals", {
				water,
				treasure
			}),
			say("table.sections", { levels: lostAt(io) }),
			say("table.decks", {
				deck: s.deck.length,
				pile: s.pile.length,
				breaches: s.breachDeck.length
			})
		]
	};
}
const lostAt = (io) => sheetsOf(io).slice(4 - io.state.sections).map(({ threshold }) => String(threshold));
function describeEnemy(io) {
	const s = io.state;
	const { basicDice, marked } = enemyOf(io);
	const lines = [say("table.damage", {
		damage: s.damage,
		of: io.edition.limits.damage,
		dice: basicDice[Math.min(s.damage, basicDice.length - 1)]
	})];
	if (marked.length > 0) lines.push(say("table.marked", { marked }));
	if (s.dice.length > 0) lines.push(say("table.dice", { results: s.dice.map((_, i) => s.ignored & 1 << i ? "ignored" : nameOfResult(io, resultOf(io, i))) }));
	for (const attack of ["attack1", "attack2"]) lines.push(say("table.attack", { attack: nameOfResult(io, attack) }));
	if (s.angered > 0) lines.push(say("table.angered", { angered: s.angered }));
	if (s.chomp) lines.push(say("table.chomp"));
	if (s.submerged) lines.push(say("table.submerged"));
	if (s.tunes > 0) lines.push(say("table.tunes", { tunes: s.tunes }));
	if (s.screech) lines.push(say("table.screech"));
	if (s.enemy === "shark") lines.push(say("table.belly", { belly: s.belly.length }));
	if (s.enemy === "skullsairs") lines.push(say("table.stash", { stash: s.stash.map((card) => nameOfThing(s, card)) }));
	return {
		title: say("table.enemy", { enemy: s.enemy }),
		lines
	};
}
function describeColumn(io, column) {
	const s = io.state;
	const lines = s.columns[column].map((thing) => {
		const name = nameOfThing(s, thing);
		if (column === 0) return say(s.faceUp.includes(thing) ? "table.thing" : "table.faceDown", { thing: name });
		return describeThing(io, thing, column === 2);
	});
	for (const [place, seat] of s.dials[column].entries()) {
		const shows = dialShows(s, seat);
		lines.push(say(shows < 0 ? "table.dial.hidden" : "table.dial", {
			place: place + 1,
			seat,
			action: ACTIONS[Math.max(0, shows)]
		}));
	}
	return {
		title: say("table.column", {
			column: COLUMNS[column],
			n: s.columns[column].length
		}),
		lines
	};
}
function describeThing({ state: s, edition }, back, isBroken = false) {
	const thing = nameOfThing(s, back);
	const face = s.faces[back];
	if (isCannon(back)) return isBroken ? say("table.busted", { thing }) : say("table.cannon", {
		thing,
		hits: edition.dice.hits[CANNON_TYPES[cannonType(back)]].length
	});
	if (isPermanent(back)) return say("table.permanent", {
		thing,
		water: edition.permanent.water
	});
	if (isBreach(back)) return face < 0 ? say("table.thing", { thing }) : say("table.breach", {
		thing,
		water: edition.breaches[face].water,
		hammers: edition.breaches[face].hammers
	});
	if (isChest(back)) return face < 0 ? say("table.thing", { thing }) : say("table.token", { thing });
	if (face < 0) return say("table.thing", { thing });
	const { kind, points } = edition.cards[face];
	if (kind === "gem") return say("table.gem", {
		thing,
		points
	});
	return kind === "water" ? say("table.thing", { thing }) : say("table.item", { thing });
}
function describePirate(io, seat, me) {
	const s = io.state;
	const who = s.characters[seat];
	const lines = [say("table.hand", {
		cards: s.hands[seat].length,
		chests: s.chests[seat].length
	})];
	if (who !== -1) lines.push(say("table.character", { character: CHARACTERS[who] }));
	if (s.claims[seat] !== -1) lines.push(say("table.claim", { action: ACTIONS[s.claims[seat]] }));
	if (seat === me || s.ended !== "") {
		lines.push(say("table.own", { cards: s.hands[seat].map((card) => nameOfThing(s, card)) }));
		for (const card of firstOfEach(s.hands[seat], (back) => s.faces[back])) if (isItem(s.faces[card])) lines.push(describeThing(io, card));
		lines.push(say("table.compass", {
			points: totalOf(pointsOf(io, seat)),
			cards: countedCards(io, seat)
		}));
	} else if (s.options.ledger === "on") {
		const remembered = ledgerOf(io, seat);
		const certain = remembered.filter(({ exits }) => exits === 0).map(({ face }) => CARDS[face]);
		const possible = remembered.filter(({ exits }) => exits > 0).map(({ face }) => CARDS[face]);
		if (certain.length > 0) lines.push(say("table.certain", { cards: certain }));
		if (possible.length > 0) lines.push(say("table.possible", { cards: possible }));
	}
	const tokens = s.chests[seat].filter((token) => seat === me || (s.known[token] & 1073741824) !== 0);
	if (tokens.length > 0) lines.push(say("table.tokens", { chests: tokens.map((token) => nameOfThing(s, token)) }));
	for (const one of firstOfEach(tokens, (back) => s.faces[back])) lines.push(describeThing(io, one));
	if (s.options.honestyRecord === "on") {
		const honesty = honestyOf(s, seat);
		if (honesty.columns > 0) lines.push(say("table.honesty", { ...honesty }));
	}
	return {
		title: say("table.pirate", { seat }),
		lines
	};
}
// ../sinking/src/words/cites.ts
const RULES = {
	begun: "SK-1.5",
	character: "SK-1.6",
	dealt: "SK-1.8",
	round: "SK-2.1",
	dealtWater: "SK-3.1",
	dealtTreasure: "SK-3.2",
	dealtClear: "SK-3.2",
	overboard: "SK-3.3",
	deckEmpty: "SK-3.4",
	sank: "SK-8.1",
	reshuffled: "SK-8.4",
	permanentBreach: "SK-8.6",
	enemyDice: "SK-3.5",
	attack: "SK-3.7",
	splashed: "SK-13.10",
	showedAmulet: "SK-13.40",
	searched: "SK-13.40",
	boarded: "SK-13.42",
	bellyEmptied: "SK-13.24",
	tookStash: "SK-13.44",
	angered: "SK-13.11",
	dealtBreach: "SK-3.9",
	busted: "SK-12.3",
	repaired: "SK-12.2",
	upgraded: "SK-12.4",
	cannonAdded: "SK-11.6",
	claimed: "SK-4.2",
	pleaded: "SK-4.2",
	doubted: "SK-4.2",
	ready: "SK-4.1",
	showedChest: "SK-11.10",
	tookChest: "SK-11.1",
	playedChest: "SK-11.2",
	laid: "SK-4.3",
	showedDial: "SK-5.1",
	revealed: "SK-5.2",
	walked: "SK-5.4",
	placed: "SK-5.7",
	bucketed: "SK-6.10",
	drew: "SK-0.7",
	discarded: "SK-0.5",
	putAway: "SK-0.5",
	plundered: "SK-6.23",
	washedAway: "SK-6.24",
	tuned: "SK-13.30",
	proposed: "SK-6.37",
	agreed: "SK-6.38",
	patched: "SK-6.34",
	idleHammer: "SK-6.35",
	fires: "SK-6.51",
	volley: "SK-6.52",
	rerolled: "SK-6.56",
	shot: "SK-6.54",
	damage: "SK-13.1",
	played: "SK-10.4",
	ignored: "SK-10.60",
	flipped: "SK-10.45",
	grabbed: "SK-10.28",
	squirted: "SK-10.35",
	netted: "SK-10.24",
	sifted: "SK-10.27",
	rodClear: "SK-10.25",
	harpooned: "SK-10.53",
	spied: "SK-10.55",
	turned: "SK-10.22",
	ended: "SK-9.1",
	showedHand: "SK-9.4"
};
const cites = ({ type }) => RULES[type];
// ../sinking/src/words/de.ts
const de = {
	"action.bucket": "Schöpfen",
	"action.plunder": "Plündern",
	"action.patch": "Flicken",
	"action.fire": "Feuern",
	"do.bucket": "schöpfen",
	"do.plunder": "plündern",
	"do.patch": "flicken",
	"do.fire": "feuern",
	"column.water": "Wasser",
	"column.treasure": "Schätze",
	"column.breaches": "Lecks",
	"column.cannons": "Kanonen",
	"enemy.kraken": "Der Krake",
	"enemy.shark": "Der Hai",
	"enemy.sirens": "Die Sirenen",
	"enemy.skullsairs": "Die Schädelkorsaren",
	"character.pete": "Pete, der „Ehrliche“",
	"character.frankie": "Frankie „Forke“",
	"character.billy": "Billy „Knochen“",
	"character.netty": "„Netty“ Arnetta",
	"character.genny": "„Gunny“ Genny",
	"character.quinn": "„Questy“ Quinn",
	"job.boatswain": "Bootsmann",
	"job.cook": "Smutje",
	"job.heavy": "Schläger",
	"job.fisher": "Fischerin",
	"job.gunner": "Kanonierin",
	"job.navigator": "Navigator",
	"level.cargo-hold": "Laderaum",
	"level.crew-quarters": "Mannschaftsdeck",
	"level.gun-deck": "Kanonendeck",
	"level.main-deck": "Hauptdeck",
	"result.water": "Wasser",
	"result.breach": "Leck",
	"result.cannon": "Kanone kaputt",
	"result.blank": "nichts",
	"result.ignored": "ignoriert",
	"result.splash": "Platsch",
	"result.angered": "Erzürnt",
	"result.chomp": "Schnapp, schnapp!",
	"result.submerged": "Abgetaucht",
	"result.tune": "Lockendes Lied",
	"result.screech": "Kreischen!",
	"result.cursedSearch": "Verfluchte Suche",
	"result.boardingParty": "Entermannschaft",
	"attack.splash": "Der oberste Schatz geht verdeckt in die Wasserspalte.",
	"attack.angered": "Bis zum Ende der Runde wird für jede Karte, die auf den Ablagestapel kommt, ein Basiswürfel geworfen und ausgeführt.",
	"attack.chomp": "Bis zum Ende der Runde gehen abgelegte Karten in den Bauch des Hais.",
	"attack.submerged": "Bis zum Ende der Runde machen Treffer von Einfachschüssen keinen Schaden.",
	"attack.tune": "Wer als Letzter plündert, darf danach 2 Karten ziehen.",
	"attack.screech": "Niemand darf sprechen, bis die Scheiben aufgedeckt sind; alle stellen sie gleichzeitig ein.",
	"attack.cursedSearch": "Wer ein Amulett hat, zeigt es und eine zufällige Karte: ein Schatz geht in die Beute.",
	"attack.boardingParty": "Der neueste Schatz der Spalte geht in die Beute.",
	"thing.hiddenCard": "eine Karte",
	"thing.hiddenChest": "ein Truhenplättchen",
	"thing.hiddenBreach": "ein Leck",
	"thing.hiddenCannon": "eine Kanone",
	"thing.hiddenDial": "eine Scheibe",
	"thing.permanent": "Dauerhaftes Leck",
	"thing.bucket": "Schöpfen",
	"thing.plunder": "Plündern",
	"thing.patch": "Flicken",
	"thing.fire": "Feuern",
	"thing.minor": "Kleines Leck",
	"thing.major": "Großes Leck",
	"thing.massive": "Gewaltiges Leck",
	"thing.monster": "Monsterleck",
	"thing.single": "Einfachschuss",
	"thing.double": "Doppelschuss",
	"thing.triple": "Dreifachschuss",
	"thing.cannon-upgrade": "Kanonenaufrüstung",
	"thing.extra-single": "Zusätzlicher Einfachschuss",
	"thing.reroll-1": "Eine Niete neu werfen",
	"thing.reroll-2": "Zwei Nieten neu werfen",
	"thing.points-2": "2 Punkte",
	"thing.points-4": "4 Punkte",
	"thing.points-6": "6 Punkte",
	"thing.empty": "ein leeres Plättchen",
	"thing.clear-water": "Klares Wasser",
	"thing.amethyst": "Amethyst",
	"thing.topaz": "Topas",
	"thing.sapphire": "Saphir",
	"thing.emerald": "Smaragd",
	"thing.ruby": "Rubin",
	"thing.bottle-o-rum": "Buddel Rum",
	"thing.captains-key": "Kapitäns­schlüssel",
	"thing.cracked-compass": "Gesprungener Kompass",
	"thing.decoy-cannon": "Attrappen­kanone",
	"thing.fishing-net": "Fischer­netz",
	"thing.fishing-rod": "Angel",
	"thing.flint-pistol": "Stein­schloss­pistole",
	"thing.gem-sifter": "Edelstein­sieb",
	"thing.grabby-crabby": "Greif­krabbe",
	"thing.metal-mallet": "Eisen­hammer",
	"thing.moldy-mop": "Muffiger Mopp",
	"thing.rubber-ducky": "Quietsche­ente",
	"thing.silver-doubloon": "Silber­dublone",
	"thing.smelly-sponge": "Stinkender Schwamm",
	"thing.somber-skull": "Düsterer Schädel",
	"thing.spare-barrel": "Ersatzrohr",
	"thing.sticky-starfish": "Klebriger Seestern",
	"thing.treasure-map": "Schatz­karte",
	"thing.water-flask": "Wasser­flasche",
	"thing.water-pistol": "Wasser­pistole",
	"thing.wooden-mallet": "Holz­hammer",
	"thing.war-drum": "Kriegs­trommel",
	"thing.hurdy-gurdy": "Drehleier",
	"thing.fishy-bait": "Fisch­köder",
	"thing.cheeky-chum": "Frecher Fisch­brocken",
	"thing.siren-silencers": "Sirenen­stopfen",
	"thing.siren-shiner": "Sirenen­spiegel",
	"thing.cursed-amulet": "Verfluchtes Amulett",
	"thing.cutlass": "Enter­messer",
	"thing.trusty-carrot": "Treue Karotte",
	"thing.bone-club": "Knochen­keule",
	"thing.harpoon": "Harpune",
	"thing.grenado": "Grenado",
	"thing.spy-glass": "Fernrohr",
	"token.cannon-upgrade": "Spiel sie, ehe Kanonen feuern: Eine Kanone bekommt ein Rohr mehr.",
	"token.extra-single": "Spiel sie, ehe Kanonen feuern: ein Einfachschuss mehr.",
	"token.reroll-1": "Nach einem Kanonenwurf: Ein leerer Würfel wird neu geworfen.",
	"token.reroll-2": "Nach einem Kanonenwurf: Ein oder zwei leere Würfel werden neu geworfen.",
	"token.points-2": "Am Ende 2 Punkte, wenn das Schiff gerettet ist.",
	"token.points-4": "Am Ende 4 Punkte, wenn das Schiff gerettet ist.",
	"token.points-6": "Am Ende 6 Punkte, wenn das Schiff gerettet ist.",
	"token.empty": "Sie bewirkt nichts, aber das weiß niemand.",
	"item.bottle-o-rum": "Nach deinem Schöpfen: eine zufällige Karte einer anderen Hand kommt zu dir, der Rum geht dorthin.",
	"item.captains-key": "Beim Aufdecken: nimm ein Truhenplättchen aus den Lecks.",
	"item.cracked-compass": "Beim Aufdecken: stell deine Scheibe auf eine andere Aktion.",
	"item.decoy-cannon": "Nach dem Wurf des Feindes: ein Kanonenergebnis wird ignoriert.",
	"item.fishing-net": "Nach deinem Schöpfen: nimm alle Schätze unter den obersten 5 des Ablagestapels.",
	"item.fishing-rod": "Nach deinem Schöpfen: sieh eine zufällige Karte einer anderen Hand; ist sie ein Schatz, tausche sie gegen einen von dir.",
	"item.flint-pistol": "Nach deiner Aktion: wirf einen Einfachschuss für jede kaputte Kanone.",
	"item.gem-sifter": "Nach deinem Schöpfen: sieh die obersten 3 des Wasserstapels und nimm einen Edelstein.",
	"item.grabby-crabby": "Mit deiner Scheibe oder wenn alle liegen: nimm eine Karte der Schatzspalte; die Krabbe nimmt ihren Platz ein.",
	"item.metal-mallet": "Wenn deine Scheibe Feuern zeigt: repariere eine kaputte Kanone.",
	"item.moldy-mop": "Nach deinem Schöpfen: lege bis zu 3 offene Klare Wasser der Wasserspalte ab.",
	"item.rubber-ducky": "Am Ende zählt dein Klares Wasser nicht als Karten.",
	"item.silver-doubloon": "Beim Aufdecken: gib sie jemand anderem; wer sie bekommt, muss die Scheibe ändern.",
	"item.smelly-sponge": "Nach deinem Schöpfen: lege ein Klares Wasser aus der Wasserspalte oder deiner Hand ab.",
	"item.somber-skull": "Er bewirkt nichts.",
	"item.spare-barrel": "Nach deinem Flicken: rüste eine heile Kanone auf.",
	"item.sticky-starfish": "Nach dem Wurf des Feindes: ein Leckergebnis wird ignoriert.",
	"item.treasure-map": "Am Ende 5 Punkte, wenn du kein Klares Wasser hast.",
	"item.water-flask": "Am Ende 1 Punkt für jedes Klare Wasser in deiner Hand.",
	"item.water-pistol": "Nach deinem Schöpfen: gib jemand anderem ein Klares Wasser.",
	"item.wooden-mallet": "Wenn deine Scheibe Flicken zeigt: du hast 2 Hämmer.",
	"item.war-drum": "Nach dem Wurf des Feindes: ein Platsch wird ignoriert.",
	"item.hurdy-gurdy": "Nach dem Wurf des Feindes: ein Erzürnt wird ignoriert.",
	"item.fishy-bait": "Nach deinem Schöpfen: die obersten 3 aus dem Bauch des Hais kommen auf den Ablagestapel.",
	"item.cheeky-chum": "Nach deinem Schöpfen: Abgetaucht endet.",
	"item.siren-silencers": "Nach dem Wurf des Feindes: jedes Kreischen wird ignoriert.",
	"item.siren-shiner": "Nach dem Wurf des Feindes: alle Basiswürfel drehen sich auf die Gegenseite.",
	"item.cursed-amulet": "Am Ende 1, 4, 4, 12, 12 oder 24 Punkte für 1 bis 6 davon.",
	"item.cutlass": "Wenn deine Scheibe Plündern zeigt: du plünderst zuerst.",
	"item.trusty-carrot": "Wenn deine Scheibe Flicken zeigt: ein Kleines Leck kommt weg.",
	"item.bone-club": "Nach deinem Flicken oder Feuern: nimm eine zufällige Karte von jemandem, der geplündert hat.",
	"item.harpoon": "Nach deinem Schöpfen: deck eine Karte der Wasserspalte auf; ein Schatz gehört dir.",
	"item.grenado": "Nach deinem Feuern: wirf einen Dreifachschuss; ist er eine Niete, entsteht ein Leck.",
	"item.spy-glass": "Mit deiner Scheibe oder wenn alle liegen: eine wird aufgedeckt. Lüge: zieh 2. Wahrheit: lege 2 ab.",
	"board.hits": "{hits}/6",
	"board.nextDice": "Nächster Wurf: {special} besondere, {dice#einfacher|einfache}",
	"board.rolled": "Würfel dieser Runde",
	"board.reaction.shark": "Doppelring: der Bauch leert sich ins Wasser",
	"board.reaction.skullsairs": "Doppelring: nimm eine Karte aus der Beute",
	"board.stacks": "Stapel",
	"board.deck": "Wasserstapel",
	"board.pile": "Ablagestapel",
	"board.breachDeck": "Leckstapel",
	"board.belly": "Bauch des Hais",
	"board.stash": "Beute der Schädelkorsaren",
	"board.parley": "Verhandlung",
	"board.iWill": "Ich will",
	"board.please": "Bitte,",
	"board.doubt": "Das bezweifle ich",
	"board.honest": "wahr {n}/{of}",
	"board.mostSeen": "meiste gesehene: {points}, {seat:seat}",
	"board.fewest": "wenigste: {cards}, {seat:seat}",
	"board.hands": "Alle Hände",
	"board.step.threat": "Gefahr",
	"board.step.talk": "Reden",
	"board.step.dials": "Scheiben",
	"board.step.reveal": "Aufdecken",
	"board.step.resolve": "Ausführen",
	"board.say.claim": "Ich will {action:do}",
	"board.say.plea": "Bitte, {target:seat}, {action:do}",
	"board.say.doubt": "Ich traue {target:seat} nicht",
	"board.firstMate": "Erster Maat",
	"board.laid": "Was du gelegt hast",
	"board.rail": "An der Reling",
	"board.lens": "Genauer angesehen",
	"board.ofThreshold": "von {threshold}",
	"board.leaksTo": "Lecks +{leak} → {total}",
	"board.noLeaks": "kein Leck",
	"board.lostAt": "verloren bei {threshold}",
	"board.enemyState": "Schaden {damage} von {of}. Nächster Wurf: 2 besondere, {dice#einfacher|einfache}.",
	"board.lied": "LÜGE",
	"board.true": "wahr",
	"board.broke": "anders angesagt",
	"board.andPlay": "und spielst",
	"board.item.seat": "{card:thing}: {target:seat}",
	"board.item.card": "{card:thing}: {named:thing}",
	"board.noItem": "keinen Gegenstand",
	"board.endPoints": "{n#Punkt|Punkte}",
	"board.endCards": "{n#Karte|Karten}",
	"board.saidDoes": "sagt {said:action}, tut {does:action}",
	"board.aLie": "{said:action} sagen, {does:action} tun: eine Lüge.",
	"board.theTruth": "{said:action} sagen, {does:action} tun: die Wahrheit.",
	"board.chooseDial": "Wähle, was du tust",
	"board.turnDial": "Scheibe drehen",
	"board.commit": "Ausführen",
	"board.sail": "Anheuern",
	"board.sailAs": "Anheuern: {character:character}",
	"board.iDoubt": "Ich zweifle",
	"board.leftToSay": "noch {n}",
	"board.pickTarget": "Wähle hier oder auf dem Brett.",
	"board.lets": "Lässt jede Runde {water} Wasser ein.",
	"board.costs": "Kostet {hammers#Hammer|Hämmer}.",
	"board.hitsOf": "Trifft mit {hits} von 6.",
	"board.worth": "{points#Punkt|Punkte}.",
	"board.attacksUs": "greift an!",
	"board.roundLeaks": "Runde {round} · {leak} durch Lecks",
	"board.sectionLost": "{level:level} verloren!",
	"board.hit": "Treffer!",
	"board.miss": "Niete",
	"board.saved": "Gerettet!",
	"board.sunk": "Gesunken",
	"board.thinks": "überlegt",
	"board.short.permanent": "Dauerhaft",
	"board.short.minor": "Klein",
	"board.short.major": "Groß",
	"board.short.massive": "Gewaltig",
	"board.short.monster": "Monster",
	"board.short.single": "Einfach",
	"board.short.double": "Doppel",
	"board.short.triple": "Dreifach",
	"board.short.hiddenChest": "Truhe {n}",
	"board.short.deck": "Wasser",
	"board.short.pile": "Ablage",
	"board.short.breachDeck": "Lecks",
	"board.winShort": "Sieg: {points#Punkt|Punkte}",
	"board.sinkShort": "Sinken: {cards#Karte|Karten}",
	"board.lit": "{n} Dinge stehen zur Wahl: sie leuchten.",
	"board.leaksShort": "+{leak} → {total}",
	"board.rule.bucket": "Nimm eine Karte aus dem Wasser, dann lege eine ab. Wer hier der Letzte ist, nimmt 2 und legt 2 ab.",
	"board.rule.plunder": "Allein nimmst du alles. Mehrere nehmen reihum je eine. Mehr Piraten als Schätze: alles wird weggespült.",
	"board.rule.patch": "Zieh eine Karte oder lege eine ab; dann nutze deinen Hammer: ein Leck flicken, eine Kanone reparieren oder eine Truhe nehmen.",
	"board.rule.fire": "Der Würfel jeder Kanone wird geworfen; jeder Treffer ist 1 Schaden.",
	"board.rule.water": "Eine Karte kommt verdeckt ins Wasser.",
	"board.rule.breach": "Ein Leck bricht auf.",
	"board.rule.cannon": "Die älteste Kanone wird zerstört.",
	"board.rule.blank": "Nichts geschieht.",
	"board.rule.enemy": "Jeder Treffer eurer Kanonen ist 1 Schaden. Mit dem letzten ist das Schiff gerettet.",
	"board.rule.gauge": "Jede Runde lassen die Lecks Wasser ein. Erreicht es die Marke, ist das Deck verloren.",
	"board.rule.clear": "Nichts wert. Sinkt das Schiff, zählt es als Karte.",
	"board.rule.deck": "Von hier kommt, was eindringt und was gezogen wird. Geht er beim Austeilen aus, ist ein Deck verloren.",
	"board.rule.pile": "Abgelegte Karten. Geht ein Deck verloren, werden sie in den Wasserstapel gemischt.",
	"board.rule.breachDeck": "Ein Leck-Ergebnis öffnet das oberste. Ist der Stapel leer, bricht keines mehr auf.",
	"board.rule.chest": "Ein Hammer nimmt sie. Nur wer sie nimmt, sieht, was darin ist.",
	"board.rule.permanent": "Niemand kann es flicken.",
	"series.leg": "Reise: Etappe {leg} von {of}",
	"series.next": "Nächste Etappe ({leg} von {of})",
	"series.awaited": "noch nicht bereit",
	"series.ready": "Ich bin bereit",
	"series.waits": "Die Etappe beginnt, sobald alle bereit sind; der Gastgeber kann sie auch vorher beginnen.",
	"series.points": "Reisepunkte",
	"series.rank": "Platz",
	"game.title": "Wir sinken! Ein Piratendilemma",
	"game.blurb": "Ein Schiff unter Beschuss. Sag, was du tun wirst, und tu, was du willst: rette es und sei am reichsten, oder geh mit der leichtesten Hand unter.",
	"ask.setup.character": "Wähle deine Figur",
	"ask.discuss": "Runde {round} · besprecht euch, dann seid bereit",
	"ask.declare.dial": "Runde {round} · leg deine Scheibe: was du sagst und was du tust",
	"ask.declare.dial.screech": "Runde {round} · die Sirenen kreischen: stell deine Scheibe schweigend ein",
	"ask.window.enemyDice": "Runde {round} · der Feind hat gewürfelt: einen Gegenstand spielen?",
	"ask.window.declare": "Runde {round} · alle Scheiben liegen: einen Gegenstand spielen?",
	"ask.window.reveal": "Runde {round} · die Scheiben sind offen: einen Gegenstand spielen?",
	"ask.window.resolve": "Runde {round} · die Aktion ist getan: einen Gegenstand spielen?",
	"ask.window.ready": "Runde {round} · bevor die Kanonen feuern: ein Truhenplättchen spielen?",
	"ask.window.cannon": "Runde {round} · die Kanonen sind geworfen: eine Niete neu werfen?",
	"ask.spyglass.discard": "Runde {round} · eine ehrliche Scheibe: lege eine Karte ab",
	"ask.dial.change": "Runde {round} · {by:seat} schickt eine Dublone: ändere deine Scheibe",
	"ask.bucket.draw": "Runde {round} · Schöpfen: nimm eine Karte aus der Wasserspalte",
	"ask.bucket.discard": "Runde {round} · Schöpfen: lege eine Karte ab",
	"ask.plunder.take": "Runde {round} · Plündern: nimm eine Karte",
	"ask.tune.draw": "Runde {round} · Lockendes Lied: 2 Karten ziehen?",
	"ask.patch.first": "Runde {round} · Flicken: zieh eine Karte oder lege eine ab",
	"ask.patch.hammer": "Runde {round} · Flicken: benutze deinen Hammer",
	"ask.patch.agree": "Runde {round} · {by:seat} bittet um deinen Hammer ({breach:thing})",
	"ask.stash.take": "Runde {round} · eine Karte aus der Beute der Schädelkorsaren nehmen?",
	"ask.rod.give": "Runde {round} · {caught:thing} aus der Hand von {from:seat}: gib einen Schatz dafür",
	"ask.sifter.take": "Runde {round} · die obersten drei des Wasserstapels: einen Edelstein nehmen?",
	"choice.character": "{character:character}, {job:job}, mit {item:thing}",
	"choice.ready": "Bereit",
	"choice.claim": "Sagen: ich will {action:do}",
	"choice.plead": "{target:seat} bitten: {action:do}",
	"choice.doubt": "{target:seat} anzweifeln",
	"choice.show": "Dein Truhenplättchen allen zeigen: {card:thing}",
	"choice.useChest": "Truhenplättchen spielen: {card:thing}",
	"choice.useChest.cannon": "Truhenplättchen spielen: {cannon:thing} aufrüsten",
	"choice.useChest.dice": "Truhenplättchen spielen: {dice:thing} neu werfen",
	"choice.dial": "{claim:action} sagen, {action:action} tun{lie? (eine Lüge)|}",
	"choice.dial.seat": "{claim:action} sagen, {action:action} tun{lie? (eine Lüge)|} und {card:thing} spielen: {target:seat}",
	"choice.dial.card": "{claim:action} sagen, {action:action} tun{lie? (eine Lüge)|} und {card:thing} spielen: {named:thing}",
	"choice.dial.silent": "Die Scheibe auf {action:action} stellen",
	"choice.pass": "Passen",
	"choice.item": "{card:thing} spielen",
	"choice.item.die": "{card:thing} spielen: Würfel {die} ignorieren, {result:result}",
	"choice.item.seat": "{card:thing} spielen: {target:seat}{laid? (Scheibe bei {column:column})|}",
	"choice.item.card": "{card:thing} spielen: {named:thing}{placed? (Karte {place} der Wasserspalte)|}",
	"choice.item.token": "{card:thing} spielen: das Truhenplättchen an Platz {place}",
	"choice.item.cannon": "{card:thing} spielen: {cannon:thing}",
	"choice.item.action": "{card:thing} spielen: Scheibe auf {action:action}",
	"choice.item.count": "{card:thing} spielen: {count} Klares Wasser ablegen",
	"choice.item.from.column": "{card:thing} spielen: Klares Wasser der Wasserspalte",
	"choice.item.from.hand": "{card:thing} spielen: Klares Wasser deiner Hand",
	"choice.shoot": "{card:thing} verschießen: {cannon:thing} neu werfen",
	"choice.bucket.up": "Offen nehmen: {card:thing}",
	"choice.bucket.down": "Verdeckte Karte {place} von {of} nehmen: {card:thing}",
	"choice.discard": "Ablegen: {card:thing}",
	"choice.take": "Nehmen: {card:thing}",
	"choice.give": "Geben: {card:thing}",
	"choice.tune.draw": "2 Karten ziehen",
	"choice.tune.not": "Nicht ziehen",
	"choice.patch.draw": "Eine Karte ziehen",
	"choice.breach": "Flicken: {card:thing}",
	"choice.cannon": "Reparieren: {card:thing}",
	"choice.chest": "Nehmen: {card:thing}",
	"choice.propose": "Gemeinsam flicken: {card:thing} ({hammers#Hammer|Hämmer})",
	"choice.stop": "Aufhören zu hämmern",
	"choice.agree.yes": "Zustimmen: den Hammer geben",
	"choice.agree.no": "Ablehnen: den Hammer behalten",
	"choice.turn": "Die Scheibe auf {action:action} stellen",
	"refuse.isTaken": "Diese Figur hat schon jemand",
	"refuse.saidEnough": "Du hast in dieser Runde {most} Dinge gesagt: sei bereit oder spiel ein Truhenplättchen",
	"refuse.emptyColumn": "{column:column}: nichts liegt dort, also auch keine Scheibe",
	"refuse.onlyPermanent": "Dort liegen nur dauerhafte Lecks: keine Scheibe",
	"refuse.noColumn": "In einer Kreischrunde liegt die Scheibe in keiner Spalte",
	"refuse.needsColumn": "Wähle auch die Spalte",
	"refuse.mustHammer": "Dein Hammer kann hier etwas ausrichten, also muss er es",
	"refuse.hammerGiven": "Deinen Hammer hast du schon gegeben",
	"refuse.handFirst": "Erst eine Karte ziehen oder ablegen",
	"refuse.tooFewHammers": "Nötig: {needed#Hammer|Hämmer}, du hast {hammers}",
	"refuse.enoughAlone": "Du hast genug Hämmer, um es allein zu flicken",
	"refuse.poolTooSmall": "Nötig: {needed#Hammer|Hämmer}, alle zusammen haben {hammers}",
	"refuse.proposedBefore": "Das hast du schon vorgeschlagen",
	"refuse.isTriple": "Ein Dreifachschuss lässt sich nicht aufrüsten",
	"refuse.noSupply": "Im Vorrat fehlt: {type:thing}",
	"refuse.chestNotNow": "Dieses Plättchen geht nicht nach einem Kanonenwurf",
	"refuse.afterARoll": "Neu werfen geht nur nach einem Kanonenwurf",
	"refuse.noSingle": "Im Vorrat ist kein Einfachschuss",
	"refuse.nothingToUpgrade": "Keine Kanone lässt sich aufrüsten",
	"refuse.noBlank": "Keine Niete darf neu geworfen werden",
	"refuse.chestNeverPlayed": "Dieses Plättchen wird nie gespielt",
	"refuse.notABlank": "Dieser Würfel ist keine Niete",
	"refuse.cannonIsBusted": "Diese Kanone ist inzwischen kaputt",
	"refuse.abilityUsed": "Mit dieser Kanone wurde in dieser Runde schon ein Schatz verschossen",
	"refuse.notTreasure": "Klares Wasser ist kein Schatz",
	"refuse.notTheGunner": "Nur wer feuert, darf Schätze verschießen",
	"refuse.outsideItsWindow": "Dieser Gegenstand hat einen anderen Moment",
	"refuse.neverPlayed": "Dieser Gegenstand wird nie gespielt",
	"refuse.conditionUsed": "Du hast in dieser Runde schon einen Gegenstand dieser Bedingung gespielt",
	"refuse.wrongAction": "Deine Scheibe zeigt nicht die Aktion dieses Gegenstands",
	"refuse.wrongResolved": "Dieser Gegenstand folgt auf eine andere Aktion",
	"refuse.noResult": "Kein Würfel zeigt: {result:result}",
	"refuse.notResult": "Dieser Würfel zeigt nicht: {result:result}",
	"refuse.ignored": "Dieser Würfel ist schon ignoriert",
	"refuse.nobodyHasACard": "Niemand sonst hat eine Karte",
	"refuse.oneself": "Wähle jemand anderen",
	"refuse.emptyHand": "Diese Hand ist leer",
	"refuse.noBusted": "Keine Kanone ist kaputt",
	"refuse.noChest": "In den Lecks liegt kein Truhenplättchen",
	"refuse.noTreasure": "Die Schatzspalte ist leer",
	"refuse.noMinor": "Es gibt kein Kleines Leck",
	"refuse.noOtherTreasure": "Du hast keinen anderen Schatz",
	"refuse.noClearWater": "Du hast kein Klares Wasser",
	"refuse.itsOwnFace": "Das zeigt deine Scheibe schon",
	"refuse.pileTooSmall": "Der Ablagestapel hat weniger als 5 Karten",
	"refuse.deckTooSmall": "Der Wasserstapel hat weniger als 3 Karten",
	"refuse.noClearInColumn": "Kein Klares Wasser liegt offen in der Wasserspalte",
	"refuse.tooFewClear": "So viel Klares Wasser liegt nicht offen",
	"refuse.noneInColumn": "Kein Klares Wasser liegt offen in der Wasserspalte",
	"refuse.bellyTooSmall": "Im Bauch des Hais sind weniger als 3 Karten",
	"refuse.notSubmerged": "Der Hai ist nicht abgetaucht",
	"refuse.noBasicDie": "Kein Basiswürfel lässt sich drehen",
	"refuse.alreadyOnTop": "Deine Scheibe liegt dort schon ganz oben",
	"refuse.didNotPlunder": "Dieser Pirat hat in dieser Runde nicht geplündert",
	"refuse.nobodyPlundered": "Niemand sonst mit Karten hat in dieser Runde geplündert",
	"refuse.isFaceUp": "Diese Karte liegt offen",
	"refuse.noFaceDown": "Keine Karte liegt verdeckt in der Wasserspalte",
	"refuse.screech": "In einer Kreischrunde gibt es keine Ansage zu prüfen",
	"refuse.tooFewCards": "Du brauchst 2 andere Karten",
	"refuse.dialIsShown": "Diese Scheibe ist schon offen",
	"refuse.noHiddenDial": "Keine andere Scheibe ist verdeckt",
	"refuse.notAGem": "Kein Edelstein",
	"refuse.sameAction": "Es muss eine andere Aktion sein",
	"table.round": "Runde {round} · Erster Maat {seat:seat}",
	"table.hull": "Noch {sections#Rumpfteil|Rumpfteile} · {level:level}",
	"table.water": "Wasser {water} von {threshold} · nächstes Leckwasser {leak}",
	"table.deals": "Jede Runde {water} Wasser und {treasure} Schätze",
	"table.decks": "Wasserstapel {deck} · Ablagestapel {pile} · Leckstapel {breaches}",
	"table.enemy": "{enemy:enemy}",
	"table.damage": "Schaden {damage} von {of} · 2 Spezial- und {dice} Basiswürfel",
	"table.marked": "Reagiert bei Schaden {marked}",
	"table.dice": "Würfel: {results:result}",
	"table.angered": "Erzürnt: {angered#Würfel|Würfel} für jede abgelegte Karte",
	"table.chomp": "Schnapp: Abgelegtes geht in den Bauch",
	"table.submerged": "Abgetaucht: Einfachschüsse machen keinen Schaden",
	"table.tunes": "Lockendes Lied ×{tunes}",
	"table.screech": "Kreischen: niemand darf sprechen, bis die Scheiben offen sind",
	"table.belly": "Bauch des Hais: {belly#Karte|Karten}",
	"table.stash": "Beute: {stash?{stash:thing}|leer}",
	"table.column": "{column:column} ({n})",
	"table.sections": "Bei so viel Wasser geht ein Deck verloren, vom untersten an: {levels}",
	"table.attack": "{attack:result}: {attack:attack}",
	"table.cannon": "{thing:thing}: trifft mit {hits} von 6",
	"table.permanent": "{thing:thing}: lässt jede Runde {water} Wasser ein und kann nicht geflickt werden",
	"table.breach": "{thing:thing}: lässt jede Runde {water} Wasser ein, kostet {hammers#Hammer|Hämmer}",
	"table.token": "{thing:thing}: {thing:token}",
	"table.gem": "{thing:thing}: {points#Punkt|Punkte}",
	"table.item": "{thing:thing}: {thing:item}",
	"table.thing": "{thing:thing}",
	"table.faceDown": "Verdeckt: {thing:thing}",
	"table.busted": "{thing:thing}, kaputt",
	"table.dial": "Scheibe {place}: {seat:seat}, {action:action}",
	"table.dial.hidden": "Scheibe {place}: {seat:seat}",
	"table.pirate": "{seat:seat}",
	"table.hand": "{cards#Karte|Karten} · {chests#Truhenplättchen|Truhenplättchen}",
	"table.character": "{character:character}",
	"table.claim": "Sagt: {action:action}",
	"table.own": "Hand: {cards?{cards:thing}|leer}",
	"table.compass": "Wenn wir siegen: {points#Punkt|Punkte} · wenn wir sinken: {cards#Karte|Karten}",
	"table.certain": "Hat {cards:thing}",
	"table.possible": "Hat vielleicht {cards:thing}",
	"table.tokens": "Truhenplättchen: {chests:thing}",
	"table.honesty": "Spalte wahr {trueColumns} von {columns} · Ansagen gehalten {keptClaims} von {claims}",
	"order.window.enemyDice": "Wenn der Feind gewürfelt hat",
	"order.window.declare": "Wenn alle Scheiben liegen",
	"order.window.reveal": "Wenn die Scheiben offen sind",
	"order.window.resolve": "Nach meiner eigenen Aktion",
	"order.window.ready": "Bevor die Kanonen feuern",
	"order.window.cannon": "Nach einem Kanonenwurf",
	"event.begun": "{enemy:enemy} greift an! Erster Maat ist {seat:seat}",
	"event.character": "{seat:seat} ist {character:character}",
	"event.dealt": "Schätze an Deck: {cards:thing}",
	"event.round": "Runde {round}: {leak#Karte|Karten} Wasser dringen ein",
	"event.dealtWater": "Das Wasser steigt: {card:thing}",
	"event.dealtTreasure": "{card:thing} kommt in die Schatzspalte",
	"event.dealtClear": "Klares Wasser kommt offen in die Wasserspalte",
	"event.overboard": "{card:thing} geht über Bord",
	"event.deckEmpty": "Der Wasserstapel ist leer",
	"event.sank": "Rumpfteil {section} ist verloren! Stufe {level}",
	"event.sank.last": "Der letzte Rumpfteil ist verloren!",
	"event.reshuffled": "Stapel, Wasser und Schätze werden zu einem neuen Wasserdeck von {count} gemischt",
	"event.permanentBreach": "Die Lecks schließen sich, ein dauerhaftes bleibt: {cards:thing}",
	"event.enemyDice": "{enemy:enemy}: {results:result}",
	"event.attack": "Der Feind schlägt zu: {attack:result} ×{times}",
	"event.splashed": "{card:thing} platscht in die Wasserspalte",
	"event.showedAmulet": "{seat:seat} zeigt: {card:thing}",
	"event.searched": "{seat:seat} wird durchsucht: {card:thing}",
	"event.boarded": "{card:thing} geht in die Beute",
	"event.bellyEmptied": "Der Bauch des Hais leert sich in die Wasserspalte: {cards:thing}",
	"event.tookStash": "{seat:seat} nimmt {card:thing} aus der Beute",
	"event.angered": "Erzürnt: {result:result}",
	"event.dealtBreach": "Ein Leck entsteht: {card:thing}",
	"event.busted": "{card:thing} geht kaputt",
	"event.repaired": "{seat:seat} repariert: {card:thing}",
	"event.upgraded": "Aus {from:thing} wird {to:thing}",
	"event.cannonAdded": "{card:thing} kommt dazu",
	"event.claimed": "{seat:seat}: „Ich will {action:do}“",
	"event.pleaded": "{seat:seat}: „Bitte, {target:seat}, {action:do}“",
	"event.doubted": "{seat:seat}: „Ich traue {target:seat} nicht“",
	"event.ready": "{seat:seat} ist bereit",
	"event.showedChest": "{seat:seat} zeigt ein Truhenplättchen: {card:thing}",
	"event.tookChest": "{seat:seat} nimmt {card:thing}",
	"event.playedChest": "{seat:seat} spielt ein Truhenplättchen: {card:thing}",
	"event.laid": "{seat:seat} legt eine Scheibe: {column:column}",
	"event.showedDial": "{seat:seat}: {action:action}{lie?, gelogen!|}",
	"event.revealed": "Die Scheiben sind offen{liars?: gelogen hat {liars:seat}|: niemand hat gelogen}",
	"event.walked": "{seat:seat} wandert von {from:column} zu {to:column}",
	"event.placed": "Die Scheiben kommen in ihre Spalten",
	"event.bucketed": "{seat:seat} schöpft {card:thing}",
	"event.drew": "{seat:seat} zieht {card:thing}",
	"event.discarded": "{seat:seat} legt ab: {card:thing}",
	"event.putAway": "{card:thing} wird abgelegt",
	"event.passed": "{card:thing} geht von {seat:seat} zu {to:seat}",
	"event.plundered": "{seat:seat} plündert {card:thing}",
	"event.washedAway": "Zu viele Plünderer: {cards:thing} verloren",
	"event.tuned.true": "{seat:seat} folgt dem Lied und zieht",
	"event.tuned.false": "{seat:seat} widersteht dem Lied",
	"event.proposed": "{seat:seat} will gemeinsam flicken: {card:thing}",
	"event.agreed.true": "Genug Hämmer ({card:thing}): {agreed:seat} hilft {seat:seat}",
	"event.agreed.false": "Zu wenig Hämmer ({card:thing}){refused?: abgelehnt hat {refused:seat}|}",
	"event.patched": "{seat:seat} flickt: {card:thing}",
	"event.idleHammer": "{seat:seat} kann {hammers#Hammer|Hämmer} nicht brauchen",
	"event.fires": "{seat:seat} feuert",
	"event.volley": "{cannons:thing}: {hits#Treffer|Treffer}{any? ({hitters:thing})|}",
	"event.rerolled": "{cannon:thing} noch einmal: {hit?Treffer|Niete}",
	"event.shot": "{seat:seat} verschießt einen Schatz für Würfel {die}",
	"event.damage": "Schaden {damage}!",
	"event.played": "{seat:seat} spielt {card:thing}",
	"event.played.at": "{seat:seat} spielt {card:thing} gegen {target:seat}",
	"event.ignored": "Würfel {die} wird ignoriert: {result:result}",
	"event.flipped": "Die Basiswürfel drehen sich: {results:result}",
	"event.grabbed": "{seat:seat} schnappt {card:thing}",
	"event.squirted": "{seat:seat} spritzt {target:seat} an: {card:thing}",
	"event.netted": "{seat:seat} fischt {cards?{cards:thing}|nichts}",
	"event.sifted": "{seat:seat} siebt {card:thing} heraus",
	"event.rodClear": "{seat:seat} angelt Klares Wasser bei {target:seat} und lässt es dort",
	"event.harpooned": "{seat:seat} harpuniert {card:thing}",
	"event.spied.true": "{seat:seat} sieht die Scheibe von {target:seat}: {card:thing}, eine Lüge!",
	"event.spied.false": "{seat:seat} sieht die Scheibe von {target:seat}: {card:thing}, die Wahrheit",
	"event.turned": "Die Scheibe von {seat:seat} zeigt jetzt {action:action}",
	"event.ended.saved": "Der Feind ist geschlagen: das Schiff ist gerettet!",
	"event.ended.sunk": "Das Schiff ist gesunken",
	"event.showedHand": "{seat:seat} zeigt {cards?{cards:thing}|eine leere Hand}",
	"ended.saved": "Das Schiff ist gerettet: die meisten Punkte gewinnen, bei Gleichstand die wenigsten Karten",
	"ended.sunk": "Das Schiff ist gesunken: die wenigsten Karten gewinnen, bei Gleichstand die meisten Punkte",
	"score.gems": "Edelsteine",
	"score.items": "Gegenstände",
	"score.map": "Schatzkarte",
	"score.flask": "Wasserflasche",
	"score.amulets": "Verfluchte Amulette",
	"score.chests": "Truhenplättchen",
	"score.points": "Punkte zusammen",
	"score.hand": "Karten auf der Hand",
	"score.cards": "Karten, die zählen",
	"option.enemy": "Feind",
	"option.enemy.kraken": "Der Krake",
	"option.enemy.shark": "Der Hai",
	"option.enemy.sirens": "Die Sirenen",
	"option.enemy.skullsairs": "Die Schädelkorsaren",
	"option.enemy.random": "Zufällig",
	"option.variant": "Spiel",
	"option.variant.single": "Ein einzelnes Spiel",
	"option.variant.voyage": "Eine Reise: vier Spiele, eines gegen jeden Feind",
	"option.firstMate": "Erster Maat",
	"option.firstMate.random": "Zufällig",
	"option.characters": "Figuren",
	"option.characters.choose": "Reihum gewählt",
	"option.characters.random": "Zufällig",
	"option.conditionLimit": "Gegenstände je Runde",
	"option.conditionLimit.verb": "Einer für jeden Moment",
	"option.conditionLimit.exact": "Einer für jeden Moment und jede Aktion",
	"option.dryBucket": "Schöpfen bei zu wenig Wasser",
	"option.dryBucket.discard": "Die volle Zahl ablegen",
	"option.dryBucket.matched": "So viele ablegen wie genommen",
	"option.doubledAttacks": "Zwei gleiche Spezialangriffe",
	"option.doubledAttacks.stack": "Zählen doppelt",
	"option.doubledAttacks.once": "Zählen einmal",
	"option.angeredDice": "Würfel von Erzürnt",
	"option.angeredDice.answered": "Können mit Gegenständen beantwortet werden",
	"option.angeredDice.atOnce": "Werden sofort ausgeführt",
	"option.declareItems": "Gegenstände zum Legen der Scheiben",
	"option.declareItems.own": "Mit der eigenen Scheibe oder nach der letzten",
	"option.declareItems.last": "Nur nach der letzten Scheibe",
	"option.hammers": "Ein Hammer, der etwas ausrichten kann",
	"option.hammers.must": "Muss benutzt werden",
	"option.hammers.may": "Darf ungenutzt bleiben",
	"option.shootTreasure": "Schätze verschießen",
	"option.shootTreasure.all": "Jede Kanone einmal in der Runde",
	"option.shootTreasure.player": "Jede Kanone einmal für jeden, der feuert",
	"option.windowMode": "Fenster für Gegenstände",
	"option.windowMode.strict": "Immer gleich lang: nichts verrät etwas",
	"option.windowMode.beat": "Früher zu, wenn alle geantwortet haben",
	"option.windowSeconds": "Sekunden eines Fensters",
	"option.windowBeat": "Mindestdauer eines Fensters in Sekunden",
	"option.ledger": "Gedächtnishilfe",
	"option.ledger.on": "An",
	"option.ledger.off": "Aus",
	"option.honestyRecord": "Ehrlichkeitsbuch",
	"option.honestyRecord.on": "An",
	"option.honestyRecord.off": "Aus"
};
// ../sinking/src/words/en.ts
const en = {
	"action.bucket": "Bucket",
	"action.plunder": "Plunder",
	"action.patch": "Patch",
	"action.fire": "Fire",
	"do.bucket": "bucket",
	"do.plunder": "plunder",
	"do.patch": "patch",
	"do.fire": "fire",
	"column.water": "Water",
	"column.treasure": "Treasure",
	"column.breaches": "Breaches",
	"column.cannons": "Cannons",
	"enemy.kraken": "The Kraken",
	"enemy.shark": "The Shark",
	"enemy.sirens": "The Sirens",
	"enemy.skullsairs": "The Skullsairs",
	"character.pete": "'Honest' Pete",
	"character.frankie": "Frankie 'Forks'",
	"character.billy": "Billy 'Bones'",
	"character.netty": "'Netty' Arnetta",
	"character.genny": "'Gunny' Genny",
	"character.quinn": "'Questy' Quinn",
	"job.boatswain": "Boatswain",
	"job.cook": "Cook",
	"job.heavy": "Heavy",
	"job.fisher": "Fisher",
	"job.gunner": "Gunner",
	"job.navigator": "Navigator",
	"level.cargo-hold": "Cargo Hold",
	"level.crew-quarters": "Crew Quarters",
	"level.gun-deck": "Gun Deck",
	"level.main-deck": "Main Deck",
	"result.water": "water",
	"result.breach": "breach",
	"result.cannon": "cannon down",
	"result.blank": "blank",
	"result.ignored": "ignored",
	"result.splash": "Splash",
	"result.angered": "Angered",
	"result.chomp": "Chomp, Chomp!",
	"result.submerged": "Submerged",
	"result.tune": "Tempting Tune",
	"result.screech": "Screech!",
	"result.cursedSearch": "Cursed Search",
	"result.boardingParty": "Boarding Party",
	"attack.splash": "The top Treasure goes face down into the Water Column.",
	"attack.angered": "For the rest of the round every card added to the Discard Pile has a basic die rolled and carried out.",
	"attack.chomp": "For the rest of the round discarded cards go to the Shark's Belly.",
	"attack.submerged": "For the rest of the round hits of Single-Shots do no damage.",
	"attack.tune": "The last plunderer may draw 2 cards after the plunder.",
	"attack.screech": "Nobody may speak until the dials are shown; all set them at the same time.",
	"attack.cursedSearch": "Whoever holds an amulet shows it and a random card: a Treasure goes to the Stash.",
	"attack.boardingParty": "The newest Treasure of the column goes to the Stash.",
	"thing.hiddenCard": "a card",
	"thing.hiddenChest": "a chest token",
	"thing.hiddenBreach": "a breach",
	"thing.hiddenCannon": "a cannon",
	"thing.hiddenDial": "a dial",
	"thing.permanent": "Permanent Breach",
	"thing.bucket": "Bucket",
	"thing.plunder": "Plunder",
	"thing.patch": "Patch",
	"thing.fire": "Fire",
	"thing.minor": "Minor Breach",
	"thing.major": "Major Breach",
	"thing.massive": "Massive Breach",
	"thing.monster": "Monster Breach",
	"thing.single": "Single-Shot",
	"thing.double": "Double-Shot",
	"thing.triple": "Triple-Shot",
	"thing.cannon-upgrade": "Cannon Upgrade",
	"thing.extra-single": "Extra Single-Shot Cannon",
	"thing.reroll-1": "One blank re-roll",
	"thing.reroll-2": "Two blank re-rolls",
	"thing.points-2": "2 points",
	"thing.points-4": "4 points",
	"thing.points-6": "6 points",
	"thing.empty": "an empty token",
	"thing.clear-water": "Clear Water",
	"thing.amethyst": "Amethyst",
	"thing.topaz": "Topaz",
	"thing.sapphire": "Sapphire",
	"thing.emerald": "Emerald",
	"thing.ruby": "Ruby",
	"thing.bottle-o-rum": "Bottle O' Rum",
	"thing.captains-key": "Captain's Key",
	"thing.cracked-compass": "Cracked Compass",
	"thing.decoy-cannon": "Decoy Cannon",
	"thing.fishing-net": "Fishing Net",
	"thing.fishing-rod": "Fishing Rod",
	"thing.flint-pistol": "Flint Pistol",
	"thing.gem-sifter": "Gem Sifter",
	"thing.grabby-crabby": "Grabby Crabby",
	"thing.metal-mallet": "Metal Mallet",
	"thing.moldy-mop": "Moldy Mop",
	"thing.rubber-ducky": "Rubber Ducky",
	"thing.silver-doubloon": "Silver Doubloon",
	"thing.smelly-sponge": "Smelly Sponge",
	"thing.somber-skull": "Somber Skull",
	"thing.spare-barrel": "Spare Barrel",
	"thing.sticky-starfish": "Sticky Starfish",
	"thing.treasure-map": "Treasure Map",
	"thing.water-flask": "Water Flask",
	"thing.water-pistol": "Water Pistol",
	"thing.wooden-mallet": "Wooden Mallet",
	"thing.war-drum": "War Drum",
	"thing.hurdy-gurdy": "Hurdy Gurdy",
	"thing.fishy-bait": "Fishy Bait",
	"thing.cheeky-chum": "Cheeky Chum",
	"thing.siren-silencers": "Siren Silencers",
	"thing.siren-shiner": "Siren Shiner",
	"thing.cursed-amulet": "Cursed Amulet",
	"thing.cutlass": "Cutlass",
	"thing.trusty-carrot": "Trusty Carrot",
	"thing.bone-club": "Bone Club",
	"thing.harpoon": "Harpoon",
	"thing.grenado": "Grenado",
	"thing.spy-glass": "Spy Glass",
	"token.cannon-upgrade": "Play it before cannons fire: a cannon gets another barrel.",
	"token.extra-single": "Play it before cannons fire: one more Single-Shot.",
	"token.reroll-1": "After a cannon roll: one blank die is rolled again.",
	"token.reroll-2": "After a cannon roll: one or two blank dice are rolled again.",
	"token.points-2": "2 points at the end, if the ship is saved.",
	"token.points-4": "4 points at the end, if the ship is saved.",
	"token.points-6": "6 points at the end, if the ship is saved.",
	"token.empty": "It does nothing, but nobody knows that.",
	"item.bottle-o-rum": "After your Bucket: a random card of another hand comes to you, the Rum goes there.",
	"item.captains-key": "When dials are shown: take a chest token from the Breaches Column.",
	"item.cracked-compass": "When dials are shown: turn your dial to another action.",
	"item.decoy-cannon": "When enemy dice are rolled: one cannon result is ignored.",
	"item.fishing-net": "After your Bucket: take all Treasure among the top 5 of the Discard Pile.",
	"item.fishing-rod": "After your Bucket: look at a random card of another hand; exchange it for a Treasure of yours if it is Treasure.",
	"item.flint-pistol": "After your action: roll a Single-Shot for each busted cannon.",
	"item.gem-sifter": "After your Bucket: look at the top 3 of the Water Deck and take a Gem.",
	"item.grabby-crabby": "With your dial, or when all are down: take a card of the Treasure Column; the Crabby takes its place.",
	"item.metal-mallet": "When your dial shows Fire: repair a busted cannon.",
	"item.moldy-mop": "After your Bucket: discard up to 3 open Clear Water of the Water Column.",
	"item.rubber-ducky": "At the end your Clear Water does not count as cards.",
	"item.silver-doubloon": "When dials are shown: give it to another pirate, who must turn their dial.",
	"item.smelly-sponge": "After your Bucket: discard a Clear Water from the Water Column or your hand.",
	"item.somber-skull": "It does nothing.",
	"item.spare-barrel": "After your Patch: upgrade a working cannon.",
	"item.sticky-starfish": "When enemy dice are rolled: one breach result is ignored.",
	"item.treasure-map": "At the end 5 points, if you hold no Clear Water.",
	"item.water-flask": "At the end 1 point for each Clear Water you hold.",
	"item.water-pistol": "After your Bucket: give a Clear Water to another pirate.",
	"item.wooden-mallet": "When your dial shows Patch: you have 2 hammers.",
	"item.war-drum": "When enemy dice are rolled: one Splash is ignored.",
	"item.hurdy-gurdy": "When enemy dice are rolled: one Angered is ignored.",
	"item.fishy-bait": "After your Bucket: the top 3 of the Shark's Belly go to the Discard Pile.",
	"item.cheeky-chum": "After your Bucket: Submerged ends.",
	"item.siren-silencers": "When enemy dice are rolled: every Screech is ignored.",
	"item.siren-shiner": "When enemy dice are rolled: all basic dice turn to the opposite face.",
	"item.cursed-amulet": "At the end 1, 4, 4, 12, 12 or 24 points for 1 to 6 of them.",
	"item.cutlass": "When your dial shows Plunder: you plunder first.",
	"item.trusty-carrot": "When your dial shows Patch: a Minor Breach is discarded.",
	"item.bone-club": "After your Patch or Fire: take a random card from a pirate who plundered.",
	"item.harpoon": "After your Bucket: turn up a card of the Water Column; Treasure is yours.",
	"item.grenado": "After your Fire: roll a Triple-Shot; if it is blank, a breach opens.",
	"item.spy-glass": "With your dial, or when all are down: one dial is shown. A liar: draw 2. An honest one: discard 2.",
	"board.hits": "{hits}/6",
	"board.nextDice": "Next roll: {special} special, {dice#basic die|basic dice}",
	"board.rolled": "Dice of this round",
	"board.reaction.shark": "A double ring: the Belly empties into Water",
	"board.reaction.skullsairs": "A double ring: take a card from the Stash",
	"board.stacks": "Decks and piles",
	"board.deck": "Water Deck",
	"board.pile": "Discard Pile",
	"board.breachDeck": "Breach Deck",
	"board.belly": "Shark's Belly",
	"board.stash": "Skullsairs' Stash",
	"board.parley": "Parley",
	"board.iWill": "I will",
	"board.please": "Please,",
	"board.doubt": "I doubt it",
	"board.honest": "true {n}/{of}",
	"board.mostSeen": "most seen: {points}, {seat:seat}",
	"board.fewest": "fewest: {cards}, {seat:seat}",
	"board.hands": "All hands",
	"board.step.threat": "Threat",
	"board.step.talk": "Talk",
	"board.step.dials": "Dials",
	"board.step.reveal": "Reveal",
	"board.step.resolve": "Resolve",
	"board.say.claim": "I will {action:do}",
	"board.say.plea": "Please, {target:seat}, {action:do}",
	"board.say.doubt": "I don’t trust {target:seat}",
	"board.firstMate": "First Mate",
	"board.laid": "What you have laid",
	"board.rail": "At the rail",
	"board.lens": "A closer look",
	"board.ofThreshold": "of {threshold}",
	"board.leaksTo": "leaks +{leak} → {total}",
	"board.noLeaks": "no leaks",
	"board.lostAt": "lost at {threshold}",
	"board.enemyState": "Hit {damage} of {of}. Next roll: 2 special and {dice#basic die|basic dice}.",
	"board.lied": "LIED",
	"board.true": "true",
	"board.broke": "claimed otherwise",
	"board.andPlay": "and play",
	"board.item.seat": "{card:thing}: {target:seat}",
	"board.item.card": "{card:thing}: {named:thing}",
	"board.noItem": "no item",
	"board.endPoints": "{n#point|points}",
	"board.endCards": "{n#card|cards}",
	"board.saidDoes": "said {said:action}, does {does:action}",
	"board.aLie": "Declare {said:action}, do {does:action}: a lie.",
	"board.theTruth": "Declare {said:action}, do {does:action}: the truth.",
	"board.chooseDial": "Choose what you do",
	"board.turnDial": "Turn the dial",
	"board.commit": "Do it",
	"board.sail": "Sail",
	"board.sailAs": "Sail as {character:character}",
	"board.iDoubt": "I doubt",
	"board.leftToSay": "{n} left to say",
	"board.pickTarget": "Choose here, or on the board.",
	"board.lets": "Lets {water} water in each round.",
	"board.costs": "Takes {hammers#hammer|hammers}.",
	"board.hitsOf": "Hits with {hits} of 6.",
	"board.worth": "{points#point|points}.",
	"board.attacksUs": "attacks!",
	"board.roundLeaks": "Round {round} · {leak} leak in",
	"board.sectionLost": "{level:level} lost!",
	"board.hit": "hit!",
	"board.miss": "blank",
	"board.saved": "Saved!",
	"board.sunk": "Sunk",
	"board.thinks": "is thinking",
	"board.short.permanent": "Permanent",
	"board.short.minor": "Minor",
	"board.short.major": "Major",
	"board.short.massive": "Massive",
	"board.short.monster": "Monster",
	"board.short.single": "Single",
	"board.short.double": "Double",
	"board.short.triple": "Triple",
	"board.short.hiddenChest": "Chest {n}",
	"board.short.deck": "Water",
	"board.short.pile": "Discard",
	"board.short.breachDeck": "Breach",
	"board.winShort": "Win: {points#point|points}",
	"board.sinkShort": "Sink: {cards#card|cards}",
	"board.lit": "{n} things may be chosen: they are lit.",
	"board.leaksShort": "+{leak} → {total}",
	"board.rule.bucket": "Take a card from the water, then discard one. The last pirate here takes 2 and discards 2.",
	"board.rule.plunder": "Alone you take everything. Several take one each, in turn. More pirates than treasures: all of it is washed away.",
	"board.rule.patch": "Draw a card or discard one; then use your hammer: patch a breach, repair a cannon or take a chest.",
	"board.rule.fire": "The die of every cannon is rolled; each hit is 1 damage.",
	"board.rule.water": "A card comes face down into the water.",
	"board.rule.breach": "A breach opens.",
	"board.rule.cannon": "The oldest working cannon is busted.",
	"board.rule.blank": "Nothing happens.",
	"board.rule.enemy": "Each hit of your cannons is 1 damage. With the last one the ship is saved.",
	"board.rule.gauge": "Each round the breaches let water in. When the water reaches the mark, the section is lost.",
	"board.rule.clear": "Worth nothing. If the ship sinks, it counts as a card.",
	"board.rule.deck": "What leaks in and what is drawn comes from here. If it runs out while dealing, a section is lost.",
	"board.rule.pile": "Discarded cards. When a section is lost they are shuffled into the Water Deck.",
	"board.rule.breachDeck": "A breach result opens the top one. When it is empty, none opens any more.",
	"board.rule.chest": "A hammer takes it. Only who takes it sees what is in it.",
	"board.rule.permanent": "Nobody can patch it.",
	"series.leg": "Voyage: leg {leg} of {of}",
	"series.next": "Next leg ({leg} of {of})",
	"series.awaited": "not ready yet",
	"series.ready": "I am ready",
	"series.waits": "The leg begins as soon as everybody is ready; the host may start it before.",
	"series.points": "Voyage points",
	"series.rank": "Place",
	"game.title": "We're Sinking! A Pirate's Dilemma",
	"game.blurb": "A ship under attack. Say what you will do, then do what you like: save her and be the richest, or sink with the lightest hand.",
	"ask.setup.character": "Choose your character",
	"ask.discuss": "Round {round} · talk it over, then be ready",
	"ask.declare.dial": "Round {round} · lay your dial: what you say, and what you do",
	"ask.declare.dial.screech": "Round {round} · the Sirens screech: set your dial in silence",
	"ask.window.enemyDice": "Round {round} · the enemy dice are rolled: play an item?",
	"ask.window.declare": "Round {round} · all dials are down: play an item?",
	"ask.window.reveal": "Round {round} · the dials are shown: play an item?",
	"ask.window.resolve": "Round {round} · the action is done: play an item?",
	"ask.window.ready": "Round {round} · before the cannons fire: play a chest token?",
	"ask.window.cannon": "Round {round} · the cannons have been rolled: roll a blank again?",
	"ask.spyglass.discard": "Round {round} · an honest dial: discard a card",
	"ask.dial.change": "Round {round} · {by:seat} sends a doubloon: turn your dial",
	"ask.bucket.draw": "Round {round} · bucket: take a card from the Water Column",
	"ask.bucket.discard": "Round {round} · bucket: discard a card",
	"ask.plunder.take": "Round {round} · plunder: take a card",
	"ask.tune.draw": "Round {round} · Tempting Tune: draw 2 cards?",
	"ask.patch.first": "Round {round} · patch: draw a card, or discard one",
	"ask.patch.hammer": "Round {round} · patch: use your hammer",
	"ask.patch.agree": "Round {round} · {by:seat} asks for your hammer for the {breach:thing}",
	"ask.stash.take": "Round {round} · take a card from the Skullsairs' Stash?",
	"ask.rod.give": "Round {round} · {caught:thing} from {from:seat}'s hand: give a Treasure for it",
	"ask.sifter.take": "Round {round} · the top three of the Water Deck: take a Gem?",
	"choice.character": "{character:character}, {job:job}, with the {item:thing}",
	"choice.ready": "Ready",
	"choice.claim": "Say: I will {action:do}",
	"choice.plead": "Ask {target:seat} to {action:do}",
	"choice.doubt": "Doubt {target:seat}",
	"choice.show": "Show your chest token to all: {card:thing}",
	"choice.useChest": "Play the chest token: {card:thing}",
	"choice.useChest.cannon": "Play the chest token: upgrade the {cannon:thing}",
	"choice.useChest.dice": "Play the chest token: roll again {dice:thing}",
	"choice.dial": "Say {claim:action}, do {action:action}{lie? (a lie)|}",
	"choice.dial.seat": "Say {claim:action}, do {action:action}{lie? (a lie)|}, and play {card:thing} on {target:seat}",
	"choice.dial.card": "Say {claim:action}, do {action:action}{lie? (a lie)|}, and play {card:thing}: {named:thing}",
	"choice.dial.silent": "Set the dial to {action:action}",
	"choice.pass": "Pass",
	"choice.item": "Play {card:thing}",
	"choice.item.die": "Play {card:thing}: ignore die {die}, {result:result}",
	"choice.item.seat": "Play {card:thing} on {target:seat}{laid? (dial in {column:column})|}",
	"choice.item.card": "Play {card:thing}: {named:thing}{placed? (card {place} of the Water Column)|}",
	"choice.item.token": "Play {card:thing}: take the chest token at place {place}",
	"choice.item.cannon": "Play {card:thing}: {cannon:thing}",
	"choice.item.action": "Play {card:thing}: turn your dial to {action:action}",
	"choice.item.count": "Play {card:thing}: discard {count} Clear Water",
	"choice.item.from.column": "Play {card:thing}: Clear Water of the Water Column",
	"choice.item.from.hand": "Play {card:thing}: Clear Water of your hand",
	"choice.shoot": "Shoot {card:thing}: roll the {cannon:thing} again",
	"choice.bucket.up": "Take the open {card:thing}",
	"choice.bucket.down": "Take face-down card {place} of {of}: {card:thing}",
	"choice.discard": "Discard {card:thing}",
	"choice.take": "Take {card:thing}",
	"choice.give": "Give {card:thing}",
	"choice.tune.draw": "Draw 2 cards",
	"choice.tune.not": "Do not draw",
	"choice.patch.draw": "Draw a card",
	"choice.breach": "Patch the {card:thing}",
	"choice.cannon": "Repair the {card:thing}",
	"choice.chest": "Take {card:thing}",
	"choice.propose": "Propose to patch the {card:thing} together ({hammers#hammer|hammers})",
	"choice.stop": "Stop hammering",
	"choice.agree.yes": "Agree: give your hammer",
	"choice.agree.no": "Refuse: keep your hammer",
	"choice.turn": "Turn the dial to {action:action}",
	"refuse.isTaken": "Somebody else has this character",
	"refuse.saidEnough": "You have said {most} things this round: be ready, or play a chest token",
	"refuse.emptyColumn": "{column:column} has no contents: no dial may be laid there",
	"refuse.onlyPermanent": "Only permanent breaches lie there: no dial may be laid",
	"refuse.noColumn": "In a Screech round the dial lies in no column",
	"refuse.needsColumn": "Choose the column too",
	"refuse.mustHammer": "Your hammer can do something here, so it must",
	"refuse.hammerGiven": "You have given your hammer already",
	"refuse.handFirst": "First draw or discard a card",
	"refuse.tooFewHammers": "It takes {needed#hammer|hammers}, you have {hammers}",
	"refuse.enoughAlone": "You have hammers enough to patch it yourself",
	"refuse.poolTooSmall": "It takes {needed#hammer|hammers}, all patchers together have {hammers}",
	"refuse.proposedBefore": "You have proposed this one already",
	"refuse.isTriple": "A Triple-Shot cannot be upgraded",
	"refuse.noSupply": "The supply has no {type:thing}",
	"refuse.chestNotNow": "This token cannot be played after a cannon roll",
	"refuse.afterARoll": "Re-rolls are for the moment after a cannon roll",
	"refuse.noSingle": "The supply has no Single-Shot",
	"refuse.nothingToUpgrade": "There is no cannon that could be upgraded",
	"refuse.noBlank": "There is no blank that may be rolled again",
	"refuse.chestNeverPlayed": "This token is never played",
	"refuse.notABlank": "This die is no blank",
	"refuse.cannonIsBusted": "This cannon has been busted since",
	"refuse.abilityUsed": "A Treasure has been shot with this cannon this round",
	"refuse.notTreasure": "Clear Water is not Treasure",
	"refuse.notTheGunner": "Only the firing player may shoot Treasure",
	"refuse.outsideItsWindow": "This item has another moment",
	"refuse.neverPlayed": "This item is never played",
	"refuse.conditionUsed": "You have played an item of this condition this round",
	"refuse.wrongAction": "Your dial does not show the action of this item",
	"refuse.wrongResolved": "This item follows another action",
	"refuse.noResult": "No die shows {result:result}",
	"refuse.notResult": "This die does not show {result:result}",
	"refuse.ignored": "This die is ignored already",
	"refuse.nobodyHasACard": "Nobody else has a card",
	"refuse.oneself": "Choose somebody else",
	"refuse.emptyHand": "That hand is empty",
	"refuse.noBusted": "There is no busted cannon",
	"refuse.noChest": "There is no chest token in the Breaches Column",
	"refuse.noTreasure": "The Treasure Column is empty",
	"refuse.noMinor": "There is no Minor Breach",
	"refuse.noOtherTreasure": "You hold no other Treasure",
	"refuse.noClearWater": "You hold no Clear Water",
	"refuse.itsOwnFace": "Your dial shows that already",
	"refuse.pileTooSmall": "The Discard Pile has fewer than 5 cards",
	"refuse.deckTooSmall": "The Water Deck has fewer than 3 cards",
	"refuse.noClearInColumn": "No Clear Water lies face up in the Water Column",
	"refuse.tooFewClear": "Not so much Clear Water lies face up",
	"refuse.noneInColumn": "No Clear Water lies face up in the Water Column",
	"refuse.bellyTooSmall": "The Shark's Belly has fewer than 3 cards",
	"refuse.notSubmerged": "The Shark is not submerged",
	"refuse.noBasicDie": "There is no basic die to turn",
	"refuse.alreadyOnTop": "Your dial is the top one there already",
	"refuse.didNotPlunder": "That pirate has not plundered this round",
	"refuse.nobodyPlundered": "Nobody else with a card has plundered this round",
	"refuse.isFaceUp": "That card lies face up",
	"refuse.noFaceDown": "No card lies face down in the Water Column",
	"refuse.screech": "In a Screech round there is no claim to test",
	"refuse.tooFewCards": "You need 2 other cards",
	"refuse.dialIsShown": "That dial is shown already",
	"refuse.noHiddenDial": "No other dial is hidden",
	"refuse.notAGem": "Not a Gem",
	"refuse.sameAction": "It must be another action",
	"table.round": "Round {round} · First Mate {seat:seat}",
	"table.hull": "{sections#hull section|hull sections} left · {level:level}",
	"table.water": "Water {water} of {threshold} · next leak {leak}",
	"table.deals": "Each round {water} water and {treasure} treasure",
	"table.decks": "Water Deck {deck} · Discard Pile {pile} · Breach Deck {breaches}",
	"table.enemy": "{enemy:enemy}",
	"table.damage": "Damage {damage} of {of} · 2 special and {dice} basic dice",
	"table.marked": "Reacts at damage {marked}",
	"table.dice": "Dice: {results:result}",
	"table.angered": "Angered: {angered#die|dice} for every discarded card",
	"table.chomp": "Chomp: discards go to the Belly",
	"table.submerged": "Submerged: Single-Shots do no damage",
	"table.tunes": "Tempting Tune ×{tunes}",
	"table.screech": "Screech: nobody may speak until the dials are shown",
	"table.belly": "Shark's Belly: {belly#card|cards}",
	"table.stash": "Stash: {stash?{stash:thing}|empty}",
	"table.column": "{column:column} ({n})",
	"table.sections": "A section is lost at this much water, from the lowest: {levels}",
	"table.attack": "{attack:result}: {attack:attack}",
	"table.cannon": "{thing:thing}: hits with {hits} of 6",
	"table.permanent": "{thing:thing}: lets {water} water in each round, cannot be patched",
	"table.breach": "{thing:thing}: lets {water} water in each round, takes {hammers#hammer|hammers}",
	"table.token": "{thing:thing}: {thing:token}",
	"table.gem": "{thing:thing}: {points#point|points}",
	"table.item": "{thing:thing}: {thing:item}",
	"table.thing": "{thing:thing}",
	"table.faceDown": "Face down: {thing:thing}",
	"table.busted": "{thing:thing}, busted",
	"table.dial": "Dial {place}: {seat:seat}, {action:action}",
	"table.dial.hidden": "Dial {place}: {seat:seat}",
	"table.pirate": "{seat:seat}",
	"table.hand": "{cards#card|cards} · {chests#chest token|chest tokens}",
	"table.character": "{character:character}",
	"table.claim": "Says: {action:action}",
	"table.own": "Hand: {cards?{cards:thing}|empty}",
	"table.compass": "If we win: {points#point|points} · if we sink: {cards#card|cards}",
	"table.certain": "Holds {cards:thing}",
	"table.possible": "May hold {cards:thing}",
	"table.tokens": "Chest tokens: {chests:thing}",
	"table.honesty": "Column true {trueColumns} of {columns} · claims kept {keptClaims} of {claims}",
	"order.window.enemyDice": "When the enemy dice are rolled",
	"order.window.declare": "When all dials are down",
	"order.window.reveal": "When the dials are shown",
	"order.window.resolve": "After my own action",
	"order.window.ready": "Before the cannons fire",
	"order.window.cannon": "After a cannon roll",
	"event.begun": "{enemy:enemy} attacks! {seat:seat} is First Mate",
	"event.character": "{seat:seat} is {character:character}",
	"event.dealt": "Treasure on deck: {cards:thing}",
	"event.round": "Round {round}: {leak#card|cards} of water leak in",
	"event.dealtWater": "Water rises: {card:thing}",
	"event.dealtTreasure": "{card:thing} comes to the Treasure Column",
	"event.dealtClear": "Clear Water comes face up to the Water Column",
	"event.overboard": "{card:thing} is washed overboard",
	"event.deckEmpty": "The Water Deck is empty",
	"event.sank": "Hull section {section} is lost! Level {level}",
	"event.sank.last": "The last hull section is lost!",
	"event.reshuffled": "Pile, water and treasure are shuffled into a new Water Deck of {count}",
	"event.permanentBreach": "The breaches close behind a Permanent Breach: {cards:thing}",
	"event.enemyDice": "{enemy:enemy} rolls {results:result}",
	"event.attack": "The enemy strikes: {attack:result} ×{times}",
	"event.splashed": "{card:thing} is splashed into the Water Column",
	"event.showedAmulet": "{seat:seat} shows a {card:thing}",
	"event.searched": "{seat:seat} is searched: {card:thing}",
	"event.boarded": "{card:thing} goes to the Stash",
	"event.bellyEmptied": "The Shark's Belly empties into the Water Column: {cards:thing}",
	"event.tookStash": "{seat:seat} takes {card:thing} from the Stash",
	"event.angered": "Angered: {result:result}",
	"event.dealtBreach": "A {card:thing} opens",
	"event.busted": "The {card:thing} is busted",
	"event.repaired": "{seat:seat} repairs the {card:thing}",
	"event.upgraded": "A {from:thing} becomes a {to:thing}",
	"event.cannonAdded": "A {card:thing} is added",
	"event.claimed": "{seat:seat}: “I will {action:do}”",
	"event.pleaded": "{seat:seat}: “Please, {target:seat}, {action:do}”",
	"event.doubted": "{seat:seat}: “I doubt {target:seat}”",
	"event.ready": "{seat:seat} is ready",
	"event.showedChest": "{seat:seat} shows a chest token: {card:thing}",
	"event.tookChest": "{seat:seat} takes {card:thing}",
	"event.playedChest": "{seat:seat} plays a chest token: {card:thing}",
	"event.laid": "{seat:seat} lays a dial in {column:column}",
	"event.showedDial": "{seat:seat} does {action:action}{lie?: a lie!|}",
	"event.revealed": "The dials are shown{liars?: {liars:seat} lied|: nobody lied}",
	"event.walked": "{seat:seat} walks from {from:column} to {to:column}",
	"event.placed": "The dials go to their columns",
	"event.bucketed": "{seat:seat} buckets {card:thing}",
	"event.drew": "{seat:seat} draws {card:thing}",
	"event.discarded": "{seat:seat} discards {card:thing}",
	"event.putAway": "{card:thing} is discarded",
	"event.passed": "{card:thing} goes from {seat:seat} to {to:seat}",
	"event.plundered": "{seat:seat} plunders {card:thing}",
	"event.washedAway": "Too many plunderers: {cards:thing} lost",
	"event.tuned.true": "{seat:seat} follows the Tune and draws",
	"event.tuned.false": "{seat:seat} resists the Tune",
	"event.proposed": "{seat:seat} proposes to patch the {card:thing} together",
	"event.agreed.true": "Enough hammers: {agreed:seat} help {seat:seat} with the {card:thing}",
	"event.agreed.false": "Not enough hammers for the {card:thing}{refused?: {refused:seat} refused|}",
	"event.patched": "{seat:seat} patches the {card:thing}",
	"event.idleHammer": "{seat:seat} has no use for {hammers#hammer|hammers}",
	"event.fires": "{seat:seat} fires",
	"event.volley": "{cannons:thing}: {hits#hit|hits}{any? ({hitters:thing})|}",
	"event.rerolled": "The {cannon:thing} rolls again: {hit?a hit|blank}",
	"event.shot": "{seat:seat} shoots a Treasure for die {die}",
	"event.damage": "Damage {damage}!",
	"event.played": "{seat:seat} plays {card:thing}",
	"event.played.at": "{seat:seat} plays {card:thing} on {target:seat}",
	"event.ignored": "Die {die} is ignored: {result:result}",
	"event.flipped": "The basic dice turn over: {results:result}",
	"event.grabbed": "{seat:seat} grabs {card:thing}",
	"event.squirted": "{seat:seat} squirts {card:thing} at {target:seat}",
	"event.netted": "{seat:seat} nets {cards?{cards:thing}|nothing}",
	"event.sifted": "{seat:seat} sifts out {card:thing}",
	"event.rodClear": "{seat:seat} hooks Clear Water in {target:seat}'s hand and leaves it",
	"event.harpooned": "{seat:seat} harpoons {card:thing}",
	"event.spied.true": "{seat:seat} looks at {target:seat}'s dial: {card:thing}, a lie!",
	"event.spied.false": "{seat:seat} looks at {target:seat}'s dial: {card:thing}, the truth",
	"event.turned": "{seat:seat}'s dial turns to {action:action}",
	"event.ended.saved": "The enemy is beaten: the ship is saved!",
	"event.ended.sunk": "The ship has sunk",
	"event.showedHand": "{seat:seat} shows {cards?{cards:thing}|an empty hand}",
	"ended.saved": "The ship was saved: most points won, then fewest cards",
	"ended.sunk": "The ship sank: fewest cards won, then most points",
	"score.gems": "Gems",
	"score.items": "Items",
	"score.map": "Treasure Map",
	"score.flask": "Water Flask",
	"score.amulets": "Cursed Amulets",
	"score.chests": "Chest tokens",
	"score.points": "Points in all",
	"score.hand": "Cards in hand",
	"score.cards": "Cards that count",
	"option.enemy": "Enemy",
	"option.enemy.kraken": "The Kraken",
	"option.enemy.shark": "The Shark",
	"option.enemy.sirens": "The Sirens",
	"option.enemy.skullsairs": "The Skullsairs",
	"option.enemy.random": "Random",
	"option.variant": "Game",
	"option.variant.single": "A single game",
	"option.variant.voyage": "A voyage: four games, one for each enemy",
	"option.firstMate": "First Mate",
	"option.firstMate.random": "Random",
	"option.characters": "Characters",
	"option.characters.choose": "Chosen in seat order",
	"option.characters.random": "Random",
	"option.conditionLimit": "Items per round",
	"option.conditionLimit.verb": "One for each moment",
	"option.conditionLimit.exact": "One for each moment and action",
	"option.dryBucket": "Bucket with too little water",
	"option.dryBucket.discard": "Discard the full number",
	"option.dryBucket.matched": "Discard as many as were taken",
	"option.doubledAttacks": "Two equal special attacks",
	"option.doubledAttacks.stack": "Count twice",
	"option.doubledAttacks.once": "Count once",
	"option.angeredDice": "Dice of Angered",
	"option.angeredDice.answered": "Can be answered with items",
	"option.angeredDice.atOnce": "Are carried out at once",
	"option.declareItems": "Declare items",
	"option.declareItems.own": "With your own dial, or after the last",
	"option.declareItems.last": "After the last dial only",
	"option.hammers": "A hammer that can be used",
	"option.hammers.must": "Must be used",
	"option.hammers.may": "May be left unused",
	"option.shootTreasure": "Shoot Ye Treasure",
	"option.shootTreasure.all": "Each cannon once a round",
	"option.shootTreasure.player": "Each cannon once for each who fires",
	"option.windowMode": "Item windows",
	"option.windowMode.strict": "Always the same time: nothing tells",
	"option.windowMode.beat": "Close early when all have answered",
	"option.windowSeconds": "Seconds of a window",
	"option.windowBeat": "Least seconds of a window",
	"option.ledger": "Memory aid",
	"option.ledger.on": "On",
	"option.ledger.off": "Off",
	"option.honestyRecord": "Honesty record",
	"option.honestyRecord.on": "On",
	"option.honestyRecord.off": "Off"
};
// ../sinking/src/rules/volley.ts
const bareDie = (type) => -1 - type;
const typeOfDie = (die) => die < 0 ? -1 - die : cannonType(die);
const isBareDie = (die) => die < 0;
const isHit = (io, die, face) => io.edition.dice.hits[CANNON_TYPES[typeOfDie(die)]].includes(face);
const isBlank = (io, i) => !isHit(io, io.state.rolled[i], io.state.shown[i]);
const doesDamage = (io, die) => !io.state.submerged || typeOfDie(die) !== 0;
const notABlank = reason("SK-11.7", "refuse.notABlank");
const cannonIsBusted = reason("SK-6.59", "refuse.cannonIsBusted");
function notRerollable(io, i) {
	const die = io.state.rolled[i];
	if (!isBlank(io, i)) return notABlank;
	return isBareDie(die) || io.state.columns[3].includes(die) ? null : cannonIsBusted;
}
function roll(io, seat) {
	const s = io.state;
	clear(s.shown);
	for (let i = 0; i < s.rolled.length; i++) s.shown.push(io.roll("cannon", 6));
	s.roller = seat;
	io.emit?.({
		type: "volley",
		seat,
		cannons: s.rolled.map((die) => CANNON_TYPES[typeOfDie(die)]),
		hits: s.rolled.map((_, i) => !isBlank(io, i))
	});
	io.push(openWindow("cannon", seat));
	for (let i = s.rolled.length - 1; i >= 0; i--) if (!isBlank(io, i) && doesDamage(io, s.rolled[i])) io.push(damageBy(seat));
}
function rollBareDice(io, seat, type, count) {
	const { rolled } = io.state;
	clear(rolled);
	for (let k = 0; k < count; k++) rolled.push(bareDie(type));
	roll(io, seat);
}
function reroll(io, seat, dice) {
	const s = io.state;
	for (let k = 0; k < dice.length; k++) {
		const i = dice[k] - 1;
		s.shown[i] = io.roll("cannon", 6);
		const hit = !isBlank(io, i);
		io.emit?.({
			type: "rerolled",
			seat,
			cannon: CANNON_TYPES[typeOfDie(s.rolled[i])],
			hit
		});
		if (hit && doesDamage(io, s.rolled[i])) io.push(damageBy(seat));
	}
}
const volleySteps = {
	"cannon.roll"(io, { seat }) {
		const { rolled, columns } = io.state;
		clear(rolled);
		for (let i = 0; i < columns[3].length; i++) rolled.push(columns[3][i]);
		if (rolled.length > 0) roll(io, seat);
	},
	damage(io, { seat }) {
		const s = io.state;
		s.damage++;
		io.emit?.({
			type: "damage",
			seat,
			damage: s.damage
		});
		if (s.damage >= io.edition.limits.damage) return endGame(io, "saved");
		if (enemyOf(io).marked.includes(s.damage)) REACTIONS[s.enemy]?.(io, seat);
	}
};
// ../sinking/src/words/text.ts
function prompt(io, ask) {
	const { round } = io.state;
	const { by, breach, from, caught } = ask;
	return say(`ask.${ask.kind}${ask.kind === "declare.dial" && io.state.screech ? ".screech" : ""}`, {
		round,
		...by === void 0 ? {} : { by },
		...breach === void 0 ? {} : { breach: nameOfThing(io.state, breach) },
		...from === void 0 || caught === void 0 ? {} : {
			from,
			caught: nameOfThing(io.state, caught)
		}
	});
}
const word = (part) => typeof part === "string" ? part : "";
function choice(io, ask, chosen) {
	const c = chosen;
	const thing = (key) => nameOfThing(io.state, Number(c[key]));
	if ("item" in c) return itemChoice(io, chosen);
	if ("shoot" in c) return say("choice.shoot", {
		cannon: thing("shoot"),
		card: thing("card")
	});
	if ("chest" in c && ask.kind !== "patch.hammer") return chestChoice(io, c);
	if ("plead" in c) {
		const { seat, action } = c.plead;
		return say("choice.plead", {
			target: seat,
			action
		});
	}
	if ("action" in c && ask.kind === "declare.dial") return dialChoice(io, c);
	if ("action" in c) return say("choice.turn", { action: word(c.action) });
	if ("character" in c) {
		const { job, item } = io.edition.characters[CHARACTERS.findIndex((id) => id === c.character)];
		return say("choice.character", {
			character: word(c.character),
			job: job.toLowerCase(),
			item
		});
	}
	if ("card" in c) return cardChoice$1(io, ask, Number(c.card));
	if ("draw" in c) return say(`choice.${ask.kind === "tune.draw" ? "tune" : "patch"}.${c.draw === true ? "draw" : "not"}`);
	if ("agree" in c) return say(`choice.agree.${c.agree === true ? "yes" : "no"}`);
	const [key] = Object.keys(c);
	switch (key) {
		case "discard":
		case "breach":
		case "cannon":
		case "chest":
		case "show": return say(`choice.${key}`, { card: thing(key) });
		case "propose": return say("choice.propose", {
			card: thing(key),
			hammers: io.edition.breaches[io.state.faces[Number(c.propose)]].hammers
		});
		case "claim": return say("choice.claim", { action: word(c.claim) });
		case "doubt": return say("choice.doubt", { target: Number(c.doubt) });
		default: return say(`choice.${key}`);
	}
}
function dialChoice(io, c) {
	if (c.column === void 0) return say("choice.dial.silent", { action: word(c.action) });
	const lie = ACTIONS.indexOf(c.action) !== COLUMNS.indexOf(c.column);
	const laid = {
		claim: ACTIONS[COLUMNS.indexOf(c.column)],
		action: word(c.action),
		lie
	};
	if (c.play === void 0) return say("choice.dial", laid);
	const { item, seat: target, card } = c.play;
	const played = {
		...laid,
		card: nameOfThing(io.state, item)
	};
	return card === void 0 ? say("choice.dial.seat", {
		...played,
		target: target ?? 0
	}) : say("choice.dial.card", {
		...played,
		named: nameOfThing(io.state, card)
	});
}
function cardChoice$1(io, ask, card) {
	const s = io.state;
	const name = nameOfThing(s, card);
	if (ask.kind === "bucket.draw") {
		const hidden = s.columns[0].filter((one) => !s.faceUp.includes(one));
		const place = hidden.indexOf(card) + 1;
		return place === 0 ? say("choice.bucket.up", { card: name }) : say("choice.bucket.down", {
			place,
			of: hidden.length,
			card: name
		});
	}
	if (ask.kind === "bucket.discard" || ask.kind === "spyglass.discard") return say("choice.discard", { card: name });
	return say(ask.kind === "rod.give" ? "choice.give" : "choice.take", { card: name });
}
function itemChoice(io, { item, die, seat, card, token, cannon, action, count, from }) {
	const s = io.state;
	const name = nameOfThing(s, item);
	if (die !== void 0) return say("choice.item.die", {
		card: name,
		die,
		result: nameOfResult(io, resultOf(io, die - 1))
	});
	if (seat !== void 0) {
		const column = columnOfDial(s, seat);
		return say("choice.item.seat", {
			card: name,
			target: seat,
			laid: column !== -1,
			column: COLUMNS[Math.max(0, column)]
		});
	}
	if (card !== void 0) {
		const place = s.columns[0].indexOf(card) + 1;
		return say("choice.item.card", {
			card: name,
			named: nameOfThing(s, card),
			placed: place > 0,
			place
		});
	}
	if (token !== void 0) return say("choice.item.token", {
		card: name,
		place: s.columns[2].indexOf(token) + 1
	});
	if (cannon !== void 0) return say("choice.item.cannon", {
		card: name,
		cannon: nameOfThing(s, cannon)
	});
	if (action !== void 0) return say("choice.item.action", {
		card: name,
		action
	});
	if (count !== void 0) return say("choice.item.count", {
		card: name,
		count
	});
	if (from !== void 0) return say(`choice.item.from.${from}`, { card: name });
	return say("choice.item", { card: name });
}
function chestChoice(io, c) {
	const s = io.state;
	const card = nameOfThing(s, Number(c.chest));
	if (c.cannon !== void 0) return say("choice.useChest.cannon", {
		card,
		cannon: nameOfThing(s, Number(c.cannon))
	});
	if (c.dice === void 0) return say("choice.useChest", { card });
	const dice = c.dice.map((die) => s.rolled[die - 1]);
	return say("choice.useChest.dice", {
		card,
		dice: dice.map((die) => CANNON_TYPES[isBareDie(die) ? -1 - die : cannonType(die)])
	});
}
function event(told) {
	const { type, faces = {}, card, cards, ...rest } = told;
	const seen = (back) => nameOfThing({ faces: { [back]: faces[back] ?? -1 } }, back);
	const params = rest;
	if (typeof card === "number") params.card = seen(card);
	if (Array.isArray(cards)) params.cards = cards.map(seen);
	if (Array.isArray(params.hits) && Array.isArray(params.cannons)) {
		const hits = params.hits;
		params.hitters = params.cannons.filter((_, k) => hits[k]);
		params.hits = hits.filter(Boolean).length;
		params.any = params.hits !== 0;
	}
	return {
		code: type === "ended" ? `event.ended.${String(params.ending)}` : type === "sank" && params.section === 4 ? "event.sank.last" : type === "played" && params.target !== void 0 ? "event.played.at" : type === "tuned" || type === "spied" || type === "agreed" ? `event.${type}.${String(params.draw ?? params.lie ?? params.done)}` : `event.${type}`,
		params
	};
}
const plans = ({ state: s, edition }, seat) => s.hands[seat].filter((card) => s.faces[card] !== -1 && edition.cards[s.faces[card]].kind !== "water" && edition.cards[s.faces[card]].kind !== "gem").map((card) => ({
	ask: "*",
	text: say("choice.item", { card: nameOfThing(s, card) })
}));
const words = {
	catalogues: {
		en,
		de
	},
	prompt,
	choice,
	describe,
	plans,
	event,
	cites
};
// ../sinking/src/face.ts
const face = {
	id: "sinking",
	title: "We're Sinking!",
	rulesVersion: 2,
	edition: house_1_default,
	words,
	tells,
	score: (io, seat) => io.state.sees === seat || io.state.ended !== "" ? totalOf(pointsOf(io, seat)) : NaN
};
// ../sinking/src/bots/advice.ts
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
// ../sinking/src/rules/bucket.ts
function pushBuckets(io, dials) {
	for (let i = dials.length - 1; i >= 0; i--) {
		io.push(openWindow("resolve", dials[i]));
		io.push(bucketDial(dials[i], i === dials.length - 1 ? 2 : 1));
	}
}
const drawAsk = mint((seat) => ({
	kind: "bucket.draw",
	seat
}));
const discardAsk$1 = mint((seat) => ({
	kind: "bucket.discard",
	seat
}));
const cardChoice = mint((card) => ({ card }));
const bucketSteps = {
	"bucket.dial"(io, { seat, left }) {
		const taken = Math.min(left, waterColumn(io.state).length);
		io.push(bucketDiscard(seat, io.state.options.dryBucket === "matched" ? taken : left));
		io.push(bucketDraw(seat, taken));
	},
	"bucket.draw"(io, { seat, left }) {
		if (left === 0) return;
		io.push(bucketDraw(seat, left - 1));
		io.ask(drawAsk(seat));
	},
	"bucket.discard"(io, { seat, left }) {
		if (left === 0 || io.state.hands[seat].length === 0) return;
		io.push(bucketDiscard(seat, left - 1));
		io.ask(discardAsk$1(seat));
	}
};
const bucketDrawAsk = {
	rule: "SK-6.10",
	offer: (io, _ask, to) => offerCards(to, waterColumn(io.state)),
	answer(io, { seat }, { card }) {
		const s = io.state;
		remove(waterColumn(s), card);
		remove(s.faceUp, card);
		takeFromTable(io, seat, card, "bucketed");
	},
	fallback(io) {
		const water = waterColumn(io.state);
		return cardChoice(water.find((card) => !io.state.faceUp.includes(card)) ?? water[0]);
	}
};
const bucketDiscardAsk = {
	rule: "SK-6.10",
	offer: (io, { seat }, to) => offerCards(to, io.state.hands[seat]),
	answer: (io, { seat }, { card }) => discardUnseen(io, seat, card),
	fallback: (io, { seat }) => cardChoice(defaultDiscard(io, seat))
};
function offerCards(to, cards) {
	for (let i = 0; i < cards.length; i++) to.offer(cardChoice(cards[i]));
}
// ../sinking/src/board/copy.ts
function copyLists(lists) {
	const copies = [];
	for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice());
	return copies;
}
function copy(s) {
	const to = copyTable(s);
	to.enemy = s.enemy;
	to.round = s.round;
	to.firstMate = s.firstMate;
	to.characters = s.characters.slice();
	to.sections = s.sections;
	to.damage = s.damage;
	to.deck = s.deck.slice();
	to.pile = s.pile.slice();
	to.belly = s.belly.slice();
	to.stash = s.stash.slice();
	to.breachDeck = s.breachDeck.slice();
	to.columns = copyLists(s.columns);
	to.faceUp = s.faceUp.slice();
	to.dials = copyLists(s.dials);
	to.hands = copyLists(s.hands);
	to.chests = copyLists(s.chests);
	to.spent = s.spent.slice();
	to.inPlay = s.inPlay.slice();
	to.dice = s.dice.slice();
	to.ignored = s.ignored;
	to.struck = s.struck;
	to.roller = s.roller;
	to.rolled = s.rolled.slice();
	to.shown = s.shown.slice();
	to.angered = s.angered;
	to.rage = s.rage;
	to.chomp = s.chomp;
	to.submerged = s.submerged;
	to.tunes = s.tunes;
	to.screech = s.screech;
	to.hammers = s.hammers.slice();
	to.mallets = s.mallets;
	to.cutlass = s.cutlass;
	to.plundered = s.plundered;
	to.conditions = s.conditions.slice();
	to.abilities = s.abilities;
	to.proposed = s.proposed.slice();
	to.played = s.played;
	to.claims = s.claims.slice();
	to.pleas = s.pleas.slice();
	to.doubts = s.doubts.slice();
	to.talk = s.talk.slice();
	to.record = s.record.slice();
	to.tracks = copyLists(s.tracks);
	to.exits = copyLists(s.exits);
	to.ended = s.ended;
	return to;
}
// ../sinking/src/edition/schema.ts
const MOST = 99;
const PLAYERS = [
	3,
	4,
	5,
	6
];
const LEVELS = 4;
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
const always$1 = (value) => literal(value, { error: `expected ${value}: the rules are built on it` });
const name = string({ error: "expected a text" }).trim().min(1, { error: "expected a text that is not empty" });
const exactly = (count, item) => array(item).length(count, { error: `expected ${count} entries` });
const entry = (shape, sourced) => strictObject({
	...shape,
	source: record(_enum(sourced), source).readonly()
}).readonly();
const listed = (ids, item) => exactly(ids.length, item).superRefine((items, context) => {
	for (const [i, { id }] of items.entries()) if (id !== ids[i]) context.addIssue({
		code: "custom",
		path: [i, "id"],
		message: `expected '${ids[i]}'`
	});
}).readonly();
const level = strictObject({
	threshold: whole(1),
	water: whole(2),
	treasure: whole(1)
}).readonly();
const basicFace = _enum([
	"water",
	"breach",
	"cannon",
	"blank"
]);
const specialFace = _enum([
	"water",
	"breach",
	"attack1",
	"attack2",
	"blank"
]);
const hits = array(whole(1, 6)).max(6).readonly();
const editionSchema = strictObject({
	id: name,
	title: name,
	levels: exactly(LEVELS, entry({
		id: name,
		name
	}, ["name"])).readonly(),
	sheets: exactly(PLAYERS.length, entry({
		players: whole(3, 6),
		levels: exactly(LEVELS, level).readonly()
	}, ["levels"])).readonly(),
	dice: entry({
		basic: exactly(6, basicFace).readonly(),
		special: exactly(6, specialFace).readonly(),
		hits: strictObject({
			single: hits,
			double: hits,
			triple: hits
		}).readonly()
	}, [
		"basic",
		"special",
		"hits"
	]),
	enemies: listed(ENEMIES, entry({
		id: name,
		name,
		complexity: whole(1, 3),
		specialDice: always$1(2),
		basicDice: array(whole(0, 12)).min(1).readonly(),
		marked: array(whole(1)).readonly()
	}, [
		"complexity",
		"specialDice",
		"basicDice",
		"marked"
	])),
	breaches: listed(BREACH_KINDS, entry({
		id: name,
		name,
		water: whole(0, 9),
		hammers: whole(1, 9),
		cards: array(array(whole(3, 6)).readonly()).readonly()
	}, [
		"water",
		"hammers",
		"cards"
	])),
	permanent: entry({
		water: whole(0, 9),
		tokens: always$1(3)
	}, ["water", "tokens"]),
	clearWater: entry({
		removed: exactly(PLAYERS.length, whole(0)).readonly(),
		inHand: whole(1, 9)
	}, ["removed", "inHand"]),
	cards: listed(CARDS, entry({
		id: name,
		name,
		kind: _enum([
			"water",
			"gem",
			"basic",
			"enemy",
			"character"
		]),
		enemy: _enum(ENEMIES).optional(),
		points: whole(0),
		copies: whole(1)
	}, ["points", "copies"])),
	scoring: entry({
		map: whole(0),
		flask: whole(0),
		amulets: array(whole(0)).readonly()
	}, [
		"map",
		"flask",
		"amulets"
	]),
	characters: listed(CHARACTERS, entry({
		id: name,
		name,
		job: name,
		colour: name,
		item: _enum(CARDS)
	}, [
		"job",
		"colour",
		"item"
	])),
	chests: listed(CHEST_KINDS, entry({
		id: name,
		name,
		copies: whole(0),
		points: whole(0)
	}, ["copies", "points"])),
	limits: entry({
		damage: whole(1),
		fewestCards: whole(0),
		mostCards: whole(1),
		treasureColumn: whole(2),
		treasureAtStart: whole(0)
	}, [
		"damage",
		"fewestCards",
		"mostCards",
		"treasureColumn",
		"treasureAtStart"
	])
}).superRefine((edition, context) => {
	const expect = (holds, path, message) => {
		if (!holds) context.addIssue({
			code: "custom",
			path,
			message
		});
	};
	const { sheets, enemies, breaches, clearWater, cards, scoring, characters, chests, limits } = edition;
	const tokens = chests.reduce((sum, { copies }) => sum + copies, 0);
	expect(tokens === 10, ["chests"], `expected 10 tokens in all, these are ${tokens}`);
	const amulets = cards[CARDS.indexOf("cursed-amulet")].copies;
	expect(scoring.amulets.length === amulets + 1, ["scoring", "amulets"], `expected one number for 0 to ${amulets} amulets`);
	expect(limits.mostCards >= limits.fewestCards, ["limits", "mostCards"], `expected at least ${limits.fewestCards}`);
	for (const [i, { basicDice }] of enemies.entries()) expect(basicDice.length === limits.damage, [
		"enemies",
		i,
		"basicDice"
	], `expected one number for each damage from 0 to ${limits.damage - 1}`);
	for (const [i, { kind, enemy, copies, id }] of cards.entries()) {
		expect(kind === "enemy" === (enemy !== void 0), [
			"cards",
			i,
			"enemy"
		], "expected an enemy for enemy items, and for them only");
		if (kind === "character") {
			expect(characters.some(({ item }) => item === id), [
				"cards",
				i,
				"kind"
			], "expected a character who starts with this item");
			expect(copies === 1, [
				"cards",
				i,
				"copies"
			], "expected 1: every character has one item");
		}
	}
	for (const [i, players] of PLAYERS.entries()) {
		expect(sheets[i].players === players, [
			"sheets",
			i,
			"players"
		], `expected ${players}: the sheets go by the number of players`);
		const kept = breaches.map(({ cards }) => cards.filter((icons) => icons.length === 0 || icons.includes(players)).length);
		const all = kept.reduce((sum, count) => sum + count, 0);
		expect(all === 9, ["breaches"], `expected 9 breach cards with ${players} players, these are ${all}`);
		expect(kept[0] > 0, [
			"breaches",
			0,
			"cards"
		], `expected a Minor Breach with ${players} players: the game starts with one`);
		expect(cards[0].copies - clearWater.removed[i] >= clearWater.inHand * players, [
			"clearWater",
			"removed",
			i
		], `expected enough Clear Water left for ${players} hands`);
	}
}).readonly();
function editionWarnings({ cards, clearWater, limits, permanent, breaches, sheets, chests }) {
	const warnings = [];
	const figure = (agrees, path, expected) => {
		if (!agrees) warnings.push(`${path}: the rulebook says ${expected}`);
	};
	const count = (kind) => cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
	figure(count("water") === 30, "cards", "30 Clear Water");
	figure(count("gem") === 26, "cards", "26 Gems");
	figure(count("basic") === 21, "cards", "21 basic items");
	figure(count("enemy") === 12, "cards", "12 enemy items");
	figure(cards[1].copies === 9, "cards.1.copies", "9 Amethysts");
	figure(clearWater.removed.join() === "15,10,5,0", "clearWater.removed", "15, 10, 5 and 0");
	figure(permanent.water === 1, "permanent.water", "1 card for each permanent token");
	figure(breaches[2].water === 3 && breaches[2].hammers === 3, "breaches.2", "3 water and 3 hammers for a Massive Breach");
	figure(sheets[1].levels[0].threshold === 6, "sheets.1.levels.0.threshold", "6 on the first level with 4 players");
	figure(limits.treasureColumn === 5, "limits.treasureColumn", "5 cards");
	figure(limits.fewestCards === 2 && limits.mostCards === 10, "limits", "hands of 2 to 10 cards");
	figure(chests[4].points === 2 && chests[5].points === 4 && chests[6].points === 6, "chests", "tokens of 2, 4 and 6 points");
	return warnings;
}
const house1 = deepFreeze(editionSchema.parse(house_1_default));
// ../sinking/src/rules/fire.ts
function pushFires(io, dials) {
	for (let i = dials.length - 1; i >= 0; i--) {
		io.push(openWindow("resolve", dials[i]));
		io.push(fireDial(dials[i]));
	}
}
const fireSteps = {
	"fire.dial"(io, { seat }) {
		io.emit?.({
			type: "fires",
			seat
		});
		if (io.state.options.shootTreasure === "player") io.state.abilities = 0;
		io.push(cannonRoll(seat));
		io.push(openWindow("ready", seat));
	},
	"fire.reroll": (io, { seat, die }) => reroll(io, seat, [die])
};
const shoot = mint((cannon, card) => ({
	shoot: cannon,
	card
}));
const abilityUsed = reason("SK-6.55", "refuse.abilityUsed");
const notTreasure$1 = reason("SK-6.54", "refuse.notTreasure");
function notShootable(io, i) {
	return notRerollable(io, i) ?? ((io.state.abilities & cannonBit(io.state.rolled[i])) === 0 ? null : abilityUsed);
}
function canShoot(io) {
	const { rolled } = io.state;
	for (let i = 0; i < rolled.length; i++) if (!isBareDie(rolled[i]) && notShootable(io, i) === null) return true;
	return false;
}
function offerShots(io, seat, to) {
	const { rolled, hands, faces } = io.state;
	const hand = hands[seat];
	for (let i = 0; i < rolled.length; i++) {
		if (isBareDie(rolled[i])) continue;
		const unmet = notShootable(io, i);
		if (unmet !== null && to.refused === null) continue;
		for (let k = 0; k < hand.length; k++) to.offer(shoot(rolled[i], hand[k]), unmet ?? (isTreasure(faces[hand[k]]) ? null : notTreasure$1));
	}
}
function shootTreasure(io, seat, { shoot: cannon, card }) {
	const s = io.state;
	const die = dieOf(s, cannon);
	s.abilities |= cannonBit(cannon);
	io.emit?.({
		type: "shot",
		seat,
		die: die + 1
	});
	io.push(fireReroll(seat, die + 1));
	discardUnseen(io, seat, card, true);
}
const dieOf = (s, cannon) => s.rolled.indexOf(cannon);
// ../sinking/src/board/memory.ts
const EXCHANGES = 400;
const LAYINGS = 50;
const STRAY = 6;
const NOWHERE = {
	exit: 0,
	treasure: false,
	back: -1,
	face: -1,
	after: null,
	track: null
};
const NOBODY = {
	hand: {
		tracks: [],
		places: []
	},
	face: -1,
	since: 0,
	clean: 0,
	before: null,
	place: NOWHERE
};
NOWHERE.track = NOBODY;
var Memory = class {
	wanted = new Map();
	treasure = new Set();
	noAmulet = new Set();
	hidden = [];
	#hands = [];
	#firsts = [];
	#left = CARDS.map(() => 0);
	#asked = CARDS.map(() => 0);
	#treasures = 0;
	#contradictions = 0;
	#missing = 0;
	#named = 0;
	#namedTreasures = 0;
	#someTreasure = 0;
	#noAmulets = 0;
	#both = 0;
	#way = {
		end: NOWHERE,
		hidden: false,
		treasure: false,
		noAmulet: false,
		contradicts: false
	};
	recall(s, bit, rng) {
		this.#countHidden(s, bit);
		this.#hands = s.tracks.map(tracksOf);
		for (const seat of this.#hands.keys()) layPlaces(s, seat, bit, this.#hands);
		this.#firsts = this.#hands.flatMap(({ tracks }) => tracks.filter(({ before }) => before === null));
		for (let i = 0; i < LAYINGS; i++) if (this.#fit(rng)) return true;
		return false;
	}
	#fit(rng) {
		for (const hand of this.#hands) this.#lay(hand, rng);
		this.#countAll();
		for (let i = 0; i < EXCHANGES && this.#faults() > 0; i++) this.#mend(rng);
		if (this.#faults() > 0) return false;
		this.#tell();
		return true;
	}
	#countHidden(s, bit) {
		const { first, faces } = s.pools[2];
		this.hidden.length = this.#treasures = 0;
		this.#left.fill(0);
		for (let back = first; back < first + faces.length; back++) {
			if (knows(s, bit, back)) continue;
			this.hidden.push(back);
			this.#left[s.faces[back]]++;
			if (isTreasure(s.faces[back])) this.#treasures++;
		}
	}
	#lay({ tracks, places }, rng) {
		const waiting = tracks.slice();
		for (const place of places) {
			const track = this.#oneFor(place, waiting, rng);
			waiting[waiting.indexOf(track)] = waiting[waiting.length - 1];
			waiting.pop();
			track.place = place;
			place.track = track;
		}
	}
	#oneFor(place, waiting, rng) {
		const { face } = place;
		const scarce = face !== -1 && this.#left[face] === 0;
		let [chosen, best, alike] = [
			waiting[0],
			-1,
			0
		];
		for (const track of waiting) {
			if (track.since > place.exit) continue;
			const fits = track.face === face ? scarce ? 2 : 1 : face === -1 || track.face === -1 ? 1 : 0;
			if (fits < best) continue;
			alike = fits > best ? 1 : alike + 1;
			best = fits;
			if (rng.below(alike) === 0) chosen = track;
		}
		return chosen;
	}
	#countAll() {
		this.#asked.fill(0);
		this.#contradictions = this.#missing = this.#named = this.#namedTreasures = 0;
		this.#someTreasure = this.#noAmulets = this.#both = 0;
		for (const first of this.#firsts) this.#count(first, 1);
	}
	#faults() {
		const amulets = Math.max(0, this.#left[CURSED_AMULET] - this.#asked[CURSED_AMULET]);
		const treasures = this.#treasures - this.#namedTreasures;
		return this.#contradictions + this.#missing + Math.max(0, this.#someTreasure - treasures) + Math.max(0, this.#both - (treasures - amulets)) + Math.max(0, this.#named + this.#noAmulets + amulets - this.hidden.length);
	}
	#follow(first) {
		const way = this.#way;
		way.treasure = way.noAmulet = false;
		for (let track = first; track !== null; track = way.end.after) {
			way.end = track.place;
			if (way.end.exit >= track.clean) way.noAmulet = true;
			if (way.end.treasure) way.treasure = true;
		}
		const there = way.end.face;
		way.hidden = there === -1 && way.end.back !== -1;
		const face = first.face === -1 ? there : first.face;
		way.contradicts = there !== -1 && there !== face || way.noAmulet && face === CURSED_AMULET || way.treasure && face === 0;
	}
	#count(first, sign) {
		this.#follow(first);
		const { hidden, treasure, noAmulet, contradicts } = this.#way;
		if (contradicts) this.#contradictions += sign;
		if (!hidden) return;
		const { face } = first;
		if (face === -1) {
			if (treasure) this.#someTreasure += sign;
			if (noAmulet) this.#noAmulets += sign;
			if (treasure && noAmulet) this.#both += sign;
			return;
		}
		if (!(this.#asked[face] + (sign === 1 ? 1 : 0) <= this.#left[face])) this.#missing += sign;
		this.#asked[face] += sign;
		this.#named += sign;
		if (isTreasure(face)) this.#namedTreasures += sign;
	}
	#mend(rng) {
		const track = somewhereOn(this.#wrongWay(rng), rng);
		const { places } = track.hand;
		const enough = rng.below(STRAY) === 0 ? Infinity : this.#faults() - 1;
		const start = rng.below(places.length);
		let best = null;
		let least = Infinity;
		for (let k = 0; k < places.length; k++) {
			const other = places[(start + k) % places.length].track;
			if (!mayExchange(track, other)) continue;
			this.#exchange(track, other);
			const faults = this.#faults();
			if (faults <= enough) return;
			this.#exchange(track, other);
			if (faults >= least) continue;
			best = other;
			least = faults;
		}
		if (best !== null) this.#exchange(track, best);
	}
	#wrongWay(rng) {
		const firsts = this.#firsts;
		const start = rng.below(firsts.length);
		for (let k = 0; k < firsts.length; k++) {
			const first = firsts[(start + k) % firsts.length];
			this.#follow(first);
			const { hidden, contradicts } = this.#way;
			if (contradicts || hidden && first.face !== -1 && this.#asked[first.face] > this.#left[first.face]) return first;
		}
		return firsts[start];
	}
	#exchange(one, other) {
		const [first, second] = [firstOf(one), firstOf(other)];
		this.#count(first, -1);
		this.#count(second, -1);
		const place = one.place;
		one.place = other.place;
		other.place = place;
		one.place.track = one;
		place.track = other;
		this.#count(first, 1);
		this.#count(second, 1);
	}
	#tell() {
		this.wanted.clear();
		this.treasure.clear();
		this.noAmulet.clear();
		for (const first of this.#firsts) {
			this.#follow(first);
			const { end, hidden, treasure, noAmulet } = this.#way;
			if (!hidden) continue;
			if (first.face !== -1) this.wanted.set(end.back, first.face);
			if (treasure) this.treasure.add(end.back);
			if (noAmulet) this.noAmulet.add(end.back);
		}
	}
};
function tracksOf(kept) {
	const hand = {
		tracks: [],
		places: []
	};
	for (let i = 0; i < kept.length; i += 3) hand.tracks.push({
		hand,
		face: kept[i],
		since: kept[i + 1],
		clean: kept[i + 2],
		before: null,
		place: NOWHERE
	});
	return hand;
}
function layPlaces(s, seat, bit, hands) {
	const { tracks, places } = hands[seat];
	if (tracks.length === 0) return;
	const faceAt = (back) => back >= 0 && knows(s, bit, back) ? s.faces[back] : -1;
	const exits = s.exits[seat];
	for (let i = 0; i < exits.length; i += 2) {
		const code = exits[i];
		const after = isFollowed(code) ? hands[followedSeat(code)].tracks[followedTrack(code)] : null;
		const face = isSeen(code) ? faceSeen(code) : faceAt(code);
		const place = {
			exit: i / 2,
			treasure: exits[i + 1] === 1,
			back: Math.max(code, -1),
			face,
			after,
			track: NOBODY
		};
		places.push(place);
		if (after !== null) after.before = place;
	}
	const exit = exits.length / 2;
	for (const back of s.hands[seat]) places.push({
		exit,
		treasure: false,
		back,
		face: faceAt(back),
		after: null,
		track: NOBODY
	});
}
const knows = (s, bit, back) => bit === 0 || (s.known[back] & bit) !== 0;
function somewhereOn(first, rng) {
	let chosen = first;
	let passed = 1;
	for (let track = first.place.after; track !== null; track = track.place.after) if (rng.below(++passed) === 0) chosen = track;
	return chosen;
}
function firstOf(track) {
	let first = track;
	while (first.before !== null) first = first.before.track;
	return first;
}
const mayExchange = (one, other) => one !== other && one.since <= other.place.exit && other.since <= one.place.exit;
// ../sinking/src/board/imagine.ts
const memory = new Memory();
function imagine(io, me, rng) {
	imagineDials(io, rng);
	const s = io.state;
	if (!s.tracks.some((tracks) => tracks.length > 0)) return;
	if (memory.recall(s, me === null ? 1073741824 : seatBit(me), rng)) dealAsRemembered(io, memory, rng);
}
function imagineDials(io, rng) {
	const s = io.state;
	const setting = s.sealed !== null && s.sealed.ask.kind === "declare.dial";
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.faces[dialOf(seat)] !== -1) continue;
		const column = columnOfDial(s, seat);
		const { trueColumns, columns } = honestyOf(s, seat);
		const isTrue = column !== -1 && rng.below(columns + 3) < trueColumns + 2;
		s.faces[dialOf(seat)] = setting ? 4 : isTrue ? column : rng.below(ACTIONS.length);
	}
	for (let dial = dialOf(s.seats); dial < 6; dial++) if (s.faces[dial] === -1) s.faces[dial] = 4;
}
function dealAsRemembered(io, { wanted, treasure, noAmulet, hidden }, rng) {
	const { faces } = io.state;
	const settled = new Set();
	const exchange = (back, fits) => {
		settled.add(back);
		const start = rng.below(hidden.length);
		for (let k = 0; k < hidden.length; k++) {
			const other = hidden[(start + k) % hidden.length];
			if (settled.has(other) || !fits(faces[other], other)) continue;
			const face = faces[back];
			faces[back] = faces[other];
			faces[other] = face;
			return;
		}
	};
	for (const [back, face] of wanted) if (faces[back] === face) settled.add(back);
	else exchange(back, (other) => other === face);
	const allowed = (back, face) => !(treasure.has(back) && face === 0) && !(noAmulet.has(back) && face === CURSED_AMULET);
	for (const back of [...treasure, ...noAmulet]) if (!settled.has(back) && !allowed(back, faces[back])) exchange(back, (face, other) => allowed(back, face) && allowed(other, faces[back]));
}
// ../sinking/src/rules/inspect.ts
const inspectSteps = {
	"inspect.breaches"(io) {
		const s = io.state;
		s.round++;
		const leak = leakOf(io);
		io.emit?.({
			type: "round",
			round: s.round,
			seat: s.firstMate,
			leak
		});
		for (let k = 0; k < leak; k++) if (!dealToWater(io)) break;
		io.push(INSPECT_THRESHOLD);
	},
	"inspect.threshold"(io) {
		io.push(DEAL_WATER);
		if (waterColumn(io.state).length >= sheetOf(io).threshold) io.push(SINKING_RUN);
	}
};
// ../sinking/src/board/invariants.ts
function must(condition, what) {
	if (!condition) throw new Error(`sinking: ${what}`);
}
const isDistinct = (list) => new Set(list).size === list.length;
function invariants(io) {
	const s = io.state;
	const { edition } = io;
	const [chestPool, breachPool, cardPool] = s.pools;
	const cards = [
		...s.deck,
		...s.pile,
		...s.belly,
		...s.stash,
		...s.inPlay,
		...s.columns[0],
		...s.columns[1],
		...s.hands.flat()
	];
	must(cards.length === cardPool.faces.length, `${cards.length} cards instead of ${cardPool.faces.length}`);
	must(isDistinct(cards) && cards.every((card) => card >= FIRST_CARD), "a card lies in two places");
	if (s.sees === "all") for (const pool of s.pools) must(s.faces.slice(pool.first, pool.first + pool.faces.length).toSorted((a, b) => a - b).join() === pool.faces.join(), `the ${pool.name} have changed`);
	must(cardPool.faces.filter(isGem).length === edition.cards.reduce((sum, { kind, copies }) => sum + (kind === "gem" ? copies : 0), 0), "gems are missing");
	must(s.faceUp.every((card) => s.columns[0].includes(card) && s.faces[card] === 0), "a face-up card is not Clear Water");
	const breaches = [...s.breachDeck, ...s.columns[2].filter(isBreach)];
	must(breaches.length === 9 && isDistinct(breaches) && breachPool.faces.length === 9, `${breaches.length} breach cards`);
	const cannons = [...s.columns[3], ...s.columns[2].filter(isCannon)];
	must(isDistinct(cannons) && s.columns[3].every(isCannon), "a cannon stands in two places");
	const lost = 4 - s.sections;
	const permanents = s.columns[2].filter(isPermanent);
	must(permanents.length <= lost && permanents.length <= edition.permanent.tokens && isDistinct(permanents), "too many permanent tokens");
	const tokens = [
		...s.columns[2].filter(isChest),
		...s.chests.flat(),
		...s.spent
	];
	must(tokens.length === 2 * Math.min(lost, 3) && isDistinct(tokens) && chestPool.faces.length === 10, `${tokens.length} chest tokens`);
	must(s.damage >= 0 && s.damage <= edition.limits.damage, `damage ${s.damage}`);
	must(s.damage === edition.limits.damage === (s.ended === "saved"), "saved at the last damage");
	must(s.sections === 0 === (s.ended === "sunk"), "sunk with the last section");
	must(levelOf(s) === 5 - s.sections, "the level");
	must(s.columns[1].length <= edition.limits.treasureColumn, `${s.columns[1].length} cards in the Treasure Column`);
	const dials = s.dials.flat();
	must(isDistinct(dials) && dials.length <= s.seats, "a dial lies in two places");
	must(s.hammers.every((hammers) => hammers >= 0 && hammers <= 2), `hammers ${s.hammers.join()}`);
	for (let seat = 0; seat < s.seats; seat++) {
		const kept = s.tracks[seat].length / 3;
		must(kept === 0 || kept === s.hands[seat].length + s.exits[seat].length / 2, `the memory of hand ${seat}`);
	}
}
const sifterAsk = mint((seat) => ({
	kind: "sifter.take",
	seat
}));
const PASS$1 = mint(() => ({ pass: true }))();
const sifterTake = {
	rule: "SK-10.27",
	own: () => true,
	offer({ state: s }, _ask, to) {
		for (let k = 1; k <= 3; k++) {
			const card = s.deck[s.deck.length - k];
			to.offer(cardChoice(card), isGem(s.faces[card]) ? null : notAGem);
		}
		to.offer(PASS$1);
	},
	answer(io, { seat }, choice) {
		if ("pass" in choice) return;
		remove(io.state.deck, choice.card);
		takeSeen(io, seat, choice.card);
		io.emit?.({
			type: "sifted",
			seat,
			card: choice.card
		});
	},
	fallback(io) {
		const { deck, faces } = io.state;
		let best = -1;
		for (let k = 1; k <= 3; k++) {
			const card = deck[deck.length - k];
			if (isGem(faces[card]) && (best === -1 || discardPoints(io, faces[card]) > discardPoints(io, faces[best]))) best = card;
		}
		return best === -1 ? PASS$1 : cardChoice(best);
	}
};
const notAGem = reason("SK-10.27", "refuse.notAGem");
const rodAsk = mint((seat, from, caught) => ({
	kind: "rod.give",
	seat,
	from,
	caught
}));
function castRod(io, seat, target) {
	const card = randomCard(io, target);
	io.show(card, seatBit(seat));
	if (isTreasure(io.state.faces[card])) return io.ask(rodAsk(seat, target, card));
	io.reveal(card);
	io.emit?.({
		type: "rodClear",
		seat,
		target,
		card
	});
}
const rodGive = {
	rule: "SK-10.25",
	own: () => true,
	offer({ state: s }, { seat }, to) {
		const hand = s.hands[seat];
		for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isTreasure(s.faces[hand[i]]) ? null : notTreasure);
	},
	answer(io, { seat, from, caught }, { card }) {
		exchangeUnseen(io, seat, card, from, caught);
	},
	fallback(io, { seat }) {
		const { hands, faces } = io.state;
		const treasures = hands[seat].filter((card) => isTreasure(faces[card]));
		return cardChoice(treasures.reduce((worst, card) => discardPoints(io, faces[card]) < discardPoints(io, faces[worst]) ? card : worst));
	}
};
const notTreasure = reason("SK-10.25", "refuse.notTreasure");
const changeAsk = mint((seat, by) => ({
	kind: "dial.change",
	seat,
	by
}));
const change = mint((action) => ({ action }));
const dialChange = {
	rule: "SK-10.31",
	offer({ state: s }, { seat }, to) {
		for (let i = 0; i < ACTIONS.length; i++) to.offer(change(ACTIONS[i]), dialShows(s, seat) === i ? sameAction : null);
	},
	answer: (io, { seat, by }, { action }) => turnDial(io, seat, ACTIONS.indexOf(action), by),
	fallback({ state: s }, { seat }) {
		const shows = dialShows(s, seat);
		const column = columnOfDial(s, seat);
		return change(ACTIONS[column !== -1 && column !== shows ? column : shows === 0 ? 1 : 0]);
	}
};
const sameAction = reason("SK-10.31", "refuse.sameAction");
// ../sinking/src/rules/items/requirements.ts
const always = () => null;
function only(rule, code, holds) {
	const unmet = reason(rule, `refuse.${code}`);
	return (io, seat) => holds(io, seat) ? null : unmet;
}
const sayResult = (wanted) => (io) => ({ result: nameOfResult(io, wanted) });
function result(rule, wanted) {
	const unmet = reason(rule, "refuse.noResult", sayResult(wanted));
	return (io) => countResults(io, wanted) > 0 ? null : unmet;
}
const ignored = reason("SK-10.60", "refuse.ignored");
function showing(rule, wanted) {
	const other = reason(rule, "refuse.notResult", sayResult(wanted));
	return (io, _seat, die) => resultOf(io, die - 1) !== wanted ? other : isIgnored(io.state, die - 1) ? ignored : null;
}
function ignore(io, die) {
	io.state.ignored |= 1 << die - 1;
	io.emit?.({
		type: "ignored",
		die,
		result: nameOfResult(io, resultOf(io, die - 1))
	});
}
const anotherHasACard = (rule) => only(rule, "nobodyHasACard", ({ state: s }, seat) => s.hands.some((hand, other) => other !== seat && hand.length > 0));
const oneself = (rule) => reason(rule, "refuse.oneself");
function another(rule) {
	const own = oneself(rule);
	return (_io, seat, target) => seat === target ? own : null;
}
function anotherWithACard(rule) {
	const own = oneself(rule);
	const empty = reason(rule, "refuse.emptyHand");
	return (io, seat, target) => seat === target ? own : io.state.hands[target].length === 0 ? empty : null;
}
const aBustedCannonExists = (rule) => only(rule, "noBusted", (io) => countBusted(io.state) > 0);
const aChestLiesInBreaches = (rule) => only(rule, "noChest", (io) => breachesColumn(io.state).some(isChest));
const treasureColumnNotEmpty = (rule) => only(rule, "noTreasure", (io) => treasureColumn(io.state).length > 0);
const anUpgradableCannonWorks = (rule) => only(rule, "nothingToUpgrade", (io) => hasUpgradable(io.state, 3));
const aMinorBreachLies = (rule) => only(rule, "noMinor", (io) => oldestMinor(io) !== -1);
function oldestMinor({ state: s }) {
	const contents = breachesColumn(s);
	for (let i = 0; i < contents.length; i++) if (isBreach(contents[i]) && s.faces[contents[i]] === 0) return contents[i];
	return -1;
}
function oldestClear({ state: s }) {
	const water = s.columns[0];
	if (s.faceUp.length > 0) {
		for (let i = 0; i < water.length; i++) if (s.faceUp.includes(water[i])) return water[i];
	}
	return -1;
}
function anotherTreasure(rule) {
	const unmet = reason(rule, "refuse.noOtherTreasure");
	return ({ state: s }, seat, card) => {
		const hand = s.hands[seat];
		for (let i = 0; i < hand.length; i++) if (hand[i] !== card && isTreasure(s.faces[hand[i]])) return null;
		return unmet;
	};
}
function clearWaterInHand(rule) {
	const unmet = reason(rule, "refuse.noClearWater");
	return ({ state: s }, seat) => {
		const hand = s.hands[seat];
		for (let i = 0; i < hand.length; i++) if (s.faces[hand[i]] === 0) return null;
		return unmet;
	};
}
const plunderedThisRound = ({ state: s }, seat) => includes(s.plundered, seat);
// ../sinking/src/rules/items/vocabulary.ts
const moment = (at, ...actions) => ({
	at,
	actions: actions.reduce((bits, action) => bits | 1 << action, 0)
});
const enemyDiceRolled = moment("enemyDice");
const declare = moment("declare");
const reveal = moment("reveal");
const revealPlunder = moment("reveal", 1);
const revealPatch = moment("reveal", 2);
const revealFire = moment("reveal", 3);
const resolve = moment("resolve");
const resolveBucket = moment("resolve", 0);
const resolvePatch = moment("resolve", 2);
const resolveFire = moment("resolve", 3);
const resolvePatchOrFire = moment("resolve", 2, 3);
const SOURCES = ["column", "hand"];
const playCard = mint((item) => ({ item }));
const nothing = {
	count: () => 1,
	at: () => 0,
	choice: (item) => playCard(item),
	of: () => 0
};
const aDie = {
	count: (io) => io.state.dice.length,
	at: (_io, i) => i + 1,
	choice: mint((item, die) => ({
		item,
		die
	})),
	of: ({ die = 0 }) => die
};
const aSeat = {
	count: (io) => io.state.seats,
	at: (_io, i) => i,
	choice: mint((item, seat) => ({
		item,
		seat
	})),
	of: ({ seat = -1 }) => seat
};
const cardsOf = (list) => ({
	count: (io) => list(io).length,
	at: (io, i) => list(io)[i],
	choice: cardNamed,
	of: ({ card = -1 }) => card
});
const cardNamed = mint((item, card) => ({
	item,
	card
}));
const aTreasureInTheColumn = cardsOf((io) => treasureColumn(io.state));
const aWaterCard = cardsOf((io) => waterColumn(io.state));
const picked = (list, is, choice, of) => ({
	count(io) {
		const things = list(io);
		let count = 0;
		for (let i = 0; i < things.length; i++) if (is(things[i])) count++;
		return count;
	},
	at(io, which) {
		const things = list(io);
		let left = which;
		for (let i = 0; i < things.length; i++) if (is(things[i]) && left-- === 0) return things[i];
		return -1;
	},
	choice,
	of
});
const cannonNamed = mint((item, cannon) => ({
	item,
	cannon
}));
const aChestInBreaches = picked((io) => breachesColumn(io.state), isChest, mint((item, token) => ({
	item,
	token
})), ({ token = -1 }) => token);
const aBustedCannon = picked((io) => breachesColumn(io.state), isCannon, cannonNamed, ({ cannon = -1 }) => cannon);
const aWorkingCannon = picked((io) => cannonsColumn(io.state), isCannon, cannonNamed, ({ cannon = -1 }) => cannon);
const actionNamed = mint((item, action) => ({
	item,
	action
}));
const anAction = {
	count: () => ACTIONS.length,
	at: (_io, i) => i,
	choice: (item, action) => actionNamed(item, ACTIONS[action]),
	of: ({ action = "bucket" }) => ACTIONS.indexOf(action)
};
const upTo = (most) => ({
	count: () => most,
	at: (_io, i) => i + 1,
	choice: countNamed,
	of: ({ count = 0 }) => count
});
const countNamed = mint((item, count) => ({
	item,
	count
}));
const sourceNamed = mint((item, from) => ({
	item,
	from
}));
const columnOrHand = {
	count: () => SOURCES.length,
	at: (_io, i) => i,
	choice: (item, source) => sourceNamed(item, SOURCES[source]),
	of: ({ from = "column" }) => SOURCES.indexOf(from)
};
// ../sinking/src/rules/characters.ts
const SPY_GLASS_CARDS = 2;
const didNotPlunder = reason("SK-10.52", "refuse.didNotPlunder");
const isFaceUp = reason("SK-10.53", "refuse.isFaceUp");
const tooFewCards = reason("SK-10.55", "refuse.tooFewCards");
const dialIsShown = reason("SK-10.55", "refuse.dialIsShown");
const isHidden = ({ state: s }, seat) => (s.known[dialOf(seat)] & PUBLIC) === 0;
const notMe = another("SK-10.55");
const hasACard = anotherWithACard("SK-10.52");
const characterItems = {
	cutlass: {
		rule: "SK-10.50",
		when: revealPlunder,
		names: nothing,
		needs: only("SK-10.50", "alreadyOnTop", ({ state: s }, seat) => s.screech || s.dials[1][0] !== seat),
		play({ state: s }, seat) {
			if (s.screech) s.cutlass |= seatBit(seat);
			else {
				remove(s.dials[columnOfDial(s, seat)], seat);
				prepend(s.dials[1], seat);
			}
		}
	},
	"trusty-carrot": {
		rule: "SK-10.51",
		when: revealPatch,
		names: nothing,
		needs: aMinorBreachLies("SK-10.51"),
		play(io, seat) {
			const breach = oldestMinor(io);
			io.emit?.({
				type: "patched",
				seat,
				card: breach
			});
			putUnderBreachDeck(io, breach);
		}
	},
	"bone-club": {
		rule: "SK-10.52",
		when: resolvePatchOrFire,
		names: aSeat,
		needs: (io, seat) => clubbable(io, seat),
		refuses: (io, seat, target) => hasACard(io, seat, target) ?? (plunderedThisRound(io, target) ? null : didNotPlunder),
		play: (io, seat, target) => passUnseen(io, target, seat, randomCard(io, target))
	},
	harpoon: {
		rule: "SK-10.53",
		when: resolveBucket,
		names: aWaterCard,
		needs: only("SK-10.53", "noFaceDown", ({ state: s }) => waterColumn(s).length > s.faceUp.length),
		refuses: ({ state: s }, _seat, card) => s.faceUp.includes(card) ? isFaceUp : null,
		play(io, seat, card) {
			const s = io.state;
			io.reveal(card);
			if (isTreasure(s.faces[card])) {
				remove(waterColumn(s), card);
				takeSeen(io, seat, card);
			} else {
				seenOnTable(s, card, s.faces[card]);
				s.faceUp.push(card);
			}
			io.emit?.({
				type: "harpooned",
				seat,
				card
			});
		}
	},
	grenado: {
		rule: "SK-10.54",
		when: resolveFire,
		names: nothing,
		needs: always,
		play(io, seat) {
			io.push(GRENADO_BREACH);
			rollBareDice(io, seat, 2, 1);
		}
	},
	"spy-glass": {
		rule: "SK-10.55",
		when: declare,
		names: aSeat,
		needs: (io, seat) => noScreech(io, seat) ?? someDialHidden(io, seat),
		holds: (io, seat) => io.state.hands[seat].length > SPY_GLASS_CARDS ? null : tooFewCards,
		refuses: (io, seat, target) => notMe(io, seat, target) ?? (isHidden(io, target) ? null : dialIsShown),
		play(io, seat, target) {
			const s = io.state;
			io.reveal(dialOf(target));
			const lie = dialShows(s, target) !== columnOfDial(s, target);
			io.emit?.({
				type: "spied",
				seat,
				target,
				lie,
				card: dialOf(target)
			});
			if (lie) for (let k = 0; k < SPY_GLASS_CARDS; k++) drawCard(io, seat);
			else io.push(spyGlassDiscard(seat, SPY_GLASS_CARDS));
		}
	}
};
const clubbable = only("SK-10.52", "nobodyPlundered", (io, seat) => io.state.hands.some((hand, other) => other !== seat && hand.length > 0 && plunderedThisRound(io, other)));
const noScreech = only("SK-10.55", "screech", (io) => !io.state.screech);
const someDialHidden = only("SK-10.55", "noHiddenDial", (io, seat) => io.state.hands.some((_, other) => other !== seat && isHidden(io, other)));
const discardAsk = mint((seat) => ({
	kind: "spyglass.discard",
	seat
}));
const characterSteps = {
	"spyglass.discard"(io, { seat, left }) {
		if (left === 0) return;
		io.push(spyGlassDiscard(seat, left - 1));
		io.ask(discardAsk(seat));
	},
	"grenado.breach"(io) {
		if (isBlank(io, 0)) dealBreach(io);
	}
};
const spyglassDiscard = {
	rule: "SK-10.55",
	offer: ({ state: s }, { seat }, to) => offerCards(to, s.hands[seat]),
	answer: (io, { seat }, { card }) => discardUnseen(io, seat, card),
	fallback: (io, { seat }) => cardChoice(defaultDiscard(io, seat))
};
// ../sinking/src/rules/options.ts
const seconds = (least, most, standard) => int().min(least).max(most).default(standard);
const options = strictObject({
	enemy: _enum([...ENEMIES, "random"]).default("kraken"),
	variant: _enum(["single", "voyage"]).default("single"),
	firstMate: union([literal("random"), int().min(0).max(5)]).default("random"),
	characters: union([_enum(["choose", "random"]), array(_enum(CHARACTERS)).min(3).max(6)]).default("choose"),
	conditionLimit: _enum(["verb", "exact"]).default("verb"),
	dryBucket: _enum(["discard", "matched"]).default("discard"),
	doubledAttacks: _enum(["stack", "once"]).default("stack"),
	angeredDice: _enum(["answered", "atOnce"]).default("answered"),
	declareItems: _enum(["own", "last"]).default("own"),
	hammers: _enum(["must", "may"]).default("must"),
	shootTreasure: _enum(["all", "player"]).default("all"),
	windowMode: _enum(["strict", "beat"]).default("strict"),
	windowSeconds: seconds(4, 60, 8),
	windowBeat: seconds(0, 10, 0),
	ledger: _enum(["on", "off"]).default("on"),
	honestyRecord: _enum(["on", "off"]).default("on")
});
function fits({ firstMate, characters, windowMode, windowBeat, windowSeconds }, seats) {
	if (typeof firstMate === "number" && firstMate >= seats) return `firstMate: seat ${firstMate} does not exist at a table of ${seats}`;
	if (Array.isArray(characters)) {
		if (characters.length !== seats) return `characters: ${characters.length} characters for ${seats} seats`;
		if (new Set(characters).size !== seats) return "characters: two seats cannot have the same one";
	}
	if (windowMode === "beat" && windowBeat > windowSeconds) return "windowBeat: longer than windowSeconds";
	return null;
}
const pace = ({ windowMode, windowSeconds, windowBeat }) => ({
	strict: windowMode === "strict",
	seconds: windowSeconds,
	beat: windowBeat
});
// ../sinking/src/rules/chests.ts
const useChest = mint((chest) => ({ chest }));
const useChestOn = mint((chest, cannon) => ({
	chest,
	cannon
}));
const rerollOne = mint((chest, die) => ({
	chest,
	dice: [die]
}));
const rerollTwo = mint((chest, die, other) => ({
	chest,
	dice: [die, other]
}));
const show = mint((chest) => ({ show: chest }));
function takeChest(io, seat, chest) {
	const s = io.state;
	remove(s.columns[2], chest);
	s.chests[seat].push(chest);
	io.show(chest, seatBit(seat));
	io.emit?.({
		type: "tookChest",
		seat,
		card: chest
	});
}
function showChest(io, seat, chest) {
	io.reveal(chest);
	io.emit?.({
		type: "showedChest",
		seat,
		card: chest
	});
}
const notNow = reason("SK-11.4", "refuse.chestNotNow");
const afterARoll = reason("SK-11.7", "refuse.afterARoll");
const noSingle = reason("SK-11.6", "refuse.noSingle");
const nothingToUpgrade = reason("SK-11.5", "refuse.nothingToUpgrade");
const noBlank = reason("SK-11.7", "refuse.noBlank");
const neverPlayed$1 = reason("SK-11.8", "refuse.chestNeverPlayed");
function offerChest(io, at, chest, to) {
	const s = io.state;
	switch (s.faces[chest]) {
		case 0: return offerUpgrades(s, at, chest, to);
		case 1: return to.offer(useChest(chest), at === "cannon" ? notNow : supplyOf(s, 0) === -1 ? noSingle : null);
		case 2: return offerRerolls(io, at, chest, 1, to);
		case 3: return offerRerolls(io, at, chest, 2, to);
		default: return to.offer(useChest(chest), neverPlayed$1);
	}
}
function offerUpgrades(s, at, chest, to) {
	const unmet = at === "cannon" ? notNow : null;
	let any = false;
	for (let column = 2; column <= 3; column++) for (let i = 0; i < s.columns[column].length; i++) {
		const cannon = s.columns[column][i];
		if (!isCannon(cannon)) continue;
		any = true;
		to.offer(useChestOn(chest, cannon), unmet ?? notUpgradable(s, cannon));
	}
	if (!any) to.offer(useChest(chest), unmet ?? nothingToUpgrade);
}
function offerRerolls(io, at, chest, most, to) {
	const { rolled } = io.state;
	if (at !== "cannon") return to.offer(useChest(chest), afterARoll);
	let any = false;
	for (let i = 0; i < rolled.length; i++) {
		const unmet = notRerollable(io, i);
		if (unmet === null) any = true;
		to.offer(rerollOne(chest, i + 1), unmet);
		if (most === 2) for (let j = i + 1; j < rolled.length; j++) to.offer(rerollTwo(chest, i + 1, j + 1), unmet ?? notRerollable(io, j));
	}
	if (!any) to.offer(useChest(chest), noBlank);
}
function isChestMoment(io, at) {
	const s = io.state;
	if (at !== "cannon") return supplyOf(s, 0) !== -1 || hasUpgradable(s, 3) || hasUpgradable(s, 2);
	for (let i = 0; i < s.rolled.length; i++) if (notRerollable(io, i) === null) return true;
	return false;
}
function playChest(io, seat, { chest, cannon, dice }) {
	const s = io.state;
	io.reveal(chest);
	remove(s.chests[seat], chest);
	s.spent.push(chest);
	io.emit?.({
		type: "playedChest",
		seat,
		card: chest,
		chest: CHEST_KINDS[s.faces[chest]]
	});
	if (dice !== void 0) reroll(io, seat, dice);
	else if (cannon !== void 0) upgrade(io, cannon);
	else addCannon(io, supplyOf(s, 0));
}
// ../sinking/src/rules/patch.ts
function pushPatches(io, dials) {
	const s = io.state;
	io.push(PATCH_DONE);
	for (let i = dials.length - 1; i >= 0; i--) {
		s.hammers[dials[i]] = includes(s.mallets, dials[i]) ? 2 : 1;
		io.push(openWindow("resolve", dials[i]));
		io.push(patchHammers(dials[i]));
		io.push(patchDial(dials[i]));
	}
}
const firstAsk = mint((seat) => ({
	kind: "patch.first",
	seat
}));
const hammerAsk = mint((seat) => ({
	kind: "patch.hammer",
	seat
}));
const agreeAsk = mint((seat, by, breach) => ({
	kind: "patch.agree",
	seat,
	by,
	breach
}));
const agreeing = mint((by, breach) => ({
	kind: "patch.agree",
	by,
	breach
}));
const DRAW = mint(() => ({ draw: true }))();
const discardFirst = mint((card) => ({ discard: card }));
const patchBreach = mint((breach) => ({ breach }));
const patchCannon = mint((cannon) => ({ cannon }));
const patchChest = mint((chest) => ({ chest }));
const propose = mint((breach) => ({ propose: breach }));
const STOP = mint(() => ({ stop: true }))();
const agree = mint((agreed) => ({ agree: agreed }));
const hammersFor = (io, breach) => io.edition.breaches[io.state.faces[breach]].hammers;
function pool(io, seat) {
	const { dials, hammers } = io.state;
	let sum = 0;
	for (let i = 0; i < dials[2].length; i++) if (dials[2][i] !== seat) sum += hammers[dials[2][i]];
	return sum;
}
const patchSteps = {
	"patch.dial"(io, { seat }) {
		clear(io.state.proposed);
		io.ask(firstAsk(seat));
	},
	"patch.hammers"(io, { seat }) {
		if (!canHammer(io, seat)) {
			if (io.state.hammers[seat] > 0) io.emit?.({
				type: "idleHammer",
				seat,
				hammers: io.state.hammers[seat]
			});
			return;
		}
		io.push(patchHammers(seat));
		io.ask(hammerAsk(seat));
	},
	"patch.proposal"(io, { seat, breach }) {
		const s = io.state;
		const { hammers, dials } = s;
		const needed = hammersFor(io, breach);
		const agreed = [];
		const refused = [];
		let offered = hammers[seat];
		for (const other of dials[2]) {
			const reply = io.reply(other);
			s.replies[other] = null;
			if (reply === null || other === seat) continue;
			if (reply.agree) offered += hammers[other];
			(reply.agree ? agreed : refused).push(other);
		}
		io.emit?.({
			type: "agreed",
			seat,
			card: breach,
			agreed,
			refused,
			done: offered >= needed
		});
		if (offered < needed) return;
		let left = needed - hammers[seat];
		hammers[seat] = 0;
		for (const other of agreed) {
			const given = Math.min(left, hammers[other]);
			hammers[other] -= given;
			left -= given;
		}
		patch(io, seat, breach);
	},
	"patch.done"(io) {
		const { hammers } = io.state;
		for (let seat = 0; seat < hammers.length; seat++) hammers[seat] = 0;
	}
};
function patch(io, seat, breach) {
	putUnderBreachDeck(io, breach);
	io.emit?.({
		type: "patched",
		seat,
		card: breach
	});
}
const patchFirst = {
	rule: "SK-6.30",
	offer(io, { seat }, to) {
		to.offer(DRAW);
		const hand = io.state.hands[seat];
		for (let i = 0; i < hand.length; i++) to.offer(discardFirst(hand[i]));
		if (to.refused !== null) refuseHammers(io, seat, to);
	},
	answer(io, { seat }, choice) {
		if ("discard" in choice) discardUnseen(io, seat, choice.discard);
		else drawCard(io, seat);
	},
	fallback: () => DRAW
};
const hammerGiven = reason("SK-6.31", "refuse.hammerGiven");
const handFirst = reason("SK-6.30", "refuse.handFirst");
function refuseHammers({ state: s }, seat, to) {
	const unmet = s.hammers[seat] === 0 ? hammerGiven : handFirst;
	for (const thing of breachesColumn(s)) if (isCannon(thing)) to.offer(patchCannon(thing), unmet);
	else if (isChest(thing)) to.offer(patchChest(thing), unmet);
	else if (isBreach(thing)) {
		to.offer(patchBreach(thing), unmet);
		to.offer(propose(thing), unmet);
	}
}
const tooFewHammers = reason("SK-6.34", "refuse.tooFewHammers", (io, { seat }, choice) => ({
	needed: hammersFor(io, choice.breach),
	hammers: io.state.hammers[seat]
}));
const enoughAlone = reason("SK-6.37", "refuse.enoughAlone");
const poolTooSmall = reason("SK-6.37", "refuse.poolTooSmall", (io, { seat }, choice) => ({
	needed: hammersFor(io, choice.propose),
	hammers: io.state.hammers[seat] + pool(io, seat)
}));
const proposedBefore = reason("SK-6.37", "refuse.proposedBefore");
function notProposable(io, seat, breach) {
	const { hammers, proposed } = io.state;
	const needed = hammersFor(io, breach);
	if (needed <= hammers[seat]) return enoughAlone;
	if (needed > hammers[seat] + pool(io, seat)) return poolTooSmall;
	return proposed.includes(breach) ? proposedBefore : null;
}
const mustHammer = reason("SK-6.35", "refuse.mustHammer");
function canHammerAlone(io, seat) {
	const { hammers } = io.state;
	const isInReach = (thing) => isCannon(thing) || isChest(thing) || isBreach(thing) && hammersFor(io, thing) <= hammers[seat];
	return hammers[seat] > 0 && breachesColumn(io.state).some(isInReach);
}
function canHammer(io, seat) {
	if (io.state.hammers[seat] === 0) return false;
	return canHammerAlone(io, seat) || breachesColumn(io.state).some((thing) => isBreach(thing) && notProposable(io, seat, thing) === null);
}
const patchHammer = {
	rule: "SK-6.31",
	offer(io, { seat }, to) {
		const { hammers } = io.state;
		const contents = breachesColumn(io.state);
		for (let i = 0; i < contents.length; i++) {
			const thing = contents[i];
			if (isCannon(thing)) to.offer(patchCannon(thing));
			else if (isChest(thing)) to.offer(patchChest(thing));
			else if (isBreach(thing)) {
				to.offer(patchBreach(thing), hammersFor(io, thing) <= hammers[seat] ? null : tooFewHammers);
				to.offer(propose(thing), notProposable(io, seat, thing));
			}
		}
		to.offer(STOP, io.state.options.hammers === "must" && canHammerAlone(io, seat) ? mustHammer : null);
	},
	answer(io, { seat }, choice) {
		const s = io.state;
		if ("stop" in choice) {
			s.agenda.pop();
			return;
		}
		if ("propose" in choice) return callForHammers(io, seat, choice.propose);
		s.hammers[seat] -= "breach" in choice ? hammersFor(io, choice.breach) : 1;
		if ("breach" in choice) patch(io, seat, choice.breach);
		else if ("cannon" in choice) repair(io, choice.cannon, seat);
		else takeChest(io, seat, choice.chest);
	},
	fallback(io, { seat }) {
		const contents = breachesColumn(io.state);
		const breaches = contents.filter((thing) => isBreach(thing) && hammersFor(io, thing) <= io.state.hammers[seat]);
		if (breaches.length > 0) return patchBreach(breaches.reduce((best, one) => hammersFor(io, one) > hammersFor(io, best) ? one : best));
		const cannon = contents.find(isCannon);
		if (cannon !== void 0) return patchCannon(cannon);
		const chest = contents.find(isChest);
		return chest === void 0 ? STOP : patchChest(chest);
	}
};
function callForHammers(io, seat, breach) {
	const s = io.state;
	s.proposed.push(breach);
	let asked = 0;
	for (const other of s.dials[2]) if (other !== seat && s.hammers[other] > 0) asked |= seatBit(other);
	io.emit?.({
		type: "proposed",
		seat,
		card: breach
	});
	io.push(patchProposal(seat, breach));
	io.seal(asked, agreeing(seat, breach), (other) => agreeAsk(other, seat, breach));
}
const patchAgree = {
	rule: "SK-6.38",
	offer(_io, _ask, to) {
		to.offer(agree(true));
		to.offer(agree(false));
	},
	fallback: () => agree(false)
};
// ../sinking/src/rules/items/basic.ts
const NET = 5;
const itsOwnFace = reason("SK-10.22", "refuse.itsOwnFace");
const tooFewInColumn = reason("SK-10.30", "refuse.tooFewClear");
const noneInColumn = reason("SK-10.32", "refuse.noneInColumn");
const noneInHand = reason("SK-10.32", "refuse.noClearWater");
const basicItems = {
	"bottle-o-rum": {
		rule: "SK-10.20",
		when: resolveBucket,
		names: aSeat,
		needs: anotherHasACard("SK-10.20"),
		refuses: anotherWithACard("SK-10.20"),
		goes: true,
		play(io, seat, target, card) {
			passUnseen(io, target, seat, randomCard(io, target));
			takeSeen(io, target, card);
			io.emit?.({
				type: "passed",
				seat,
				to: target,
				card
			});
		}
	},
	"captains-key": {
		rule: "SK-10.21",
		when: reveal,
		names: aChestInBreaches,
		needs: aChestLiesInBreaches("SK-10.21"),
		play: takeChest
	},
	"cracked-compass": {
		rule: "SK-10.22",
		when: reveal,
		names: anAction,
		needs: always,
		refuses: (io, seat, action) => dialShows(io.state, seat) === action ? itsOwnFace : null,
		play: (io, seat, action) => turnDial(io, seat, action, seat)
	},
	"decoy-cannon": {
		rule: "SK-10.23",
		when: enemyDiceRolled,
		names: aDie,
		needs: result("SK-10.23", "cannon"),
		refuses: showing("SK-10.23", "cannon"),
		play: (io, _seat, die) => ignore(io, die)
	},
	"fishing-net": {
		rule: "SK-10.24",
		when: resolveBucket,
		names: nothing,
		needs: only("SK-10.24", "pileTooSmall", (io) => io.state.pile.length >= NET),
		play: castNet
	},
	"fishing-rod": {
		rule: "SK-10.25",
		when: resolveBucket,
		names: aSeat,
		needs: anotherHasACard("SK-10.25"),
		holds: anotherTreasure("SK-10.25"),
		refuses: anotherWithACard("SK-10.25"),
		play: castRod
	},
	"flint-pistol": {
		rule: "SK-10.26",
		when: resolve,
		names: nothing,
		needs: aBustedCannonExists("SK-10.26"),
		play: (io, seat) => rollBareDice(io, seat, 0, countBusted(io.state))
	},
	"gem-sifter": {
		rule: "SK-10.27",
		when: resolveBucket,
		names: nothing,
		needs: only("SK-10.27", "deckTooSmall", (io) => io.state.deck.length >= 3),
		play(io, seat) {
			const { deck } = io.state;
			for (let k = 1; k <= 3; k++) io.show(deck[deck.length - k], seatBit(seat));
			io.ask(sifterAsk(seat));
		}
	},
	"grabby-crabby": {
		rule: "SK-10.28",
		when: declare,
		names: aTreasureInTheColumn,
		needs: treasureColumnNotEmpty("SK-10.28"),
		goes: true,
		play(io, seat, card, crabby) {
			const column = treasureColumn(io.state);
			column[column.indexOf(card)] = crabby;
			takeSeen(io, seat, card);
			io.emit?.({
				type: "grabbed",
				seat,
				card
			});
		}
	},
	"metal-mallet": {
		rule: "SK-10.29",
		when: revealFire,
		names: aBustedCannon,
		needs: aBustedCannonExists("SK-10.29"),
		play: (io, seat, cannon) => repair(io, cannon, seat)
	},
	"moldy-mop": {
		rule: "SK-10.30",
		when: resolveBucket,
		names: upTo(3),
		needs: only("SK-10.30", "noClearInColumn", (io) => oldestClear(io) !== -1),
		refuses: (io, _seat, count) => io.state.faceUp.length < count ? tooFewInColumn : null,
		play(io, seat, count) {
			for (let k = 0; k < count; k++) mopUp(io, seat);
		}
	},
	"silver-doubloon": {
		rule: "SK-10.31",
		when: reveal,
		names: aSeat,
		needs: always,
		refuses: another("SK-10.31"),
		goes: true,
		play(io, seat, target, card) {
			takeSeen(io, target, card);
			io.emit?.({
				type: "passed",
				seat,
				to: target,
				card
			});
			io.ask(changeAsk(target, seat));
		}
	},
	"smelly-sponge": {
		rule: "SK-10.32",
		when: resolveBucket,
		names: columnOrHand,
		needs: always,
		refuses: (io, seat, source) => source === 0 ? oldestClear(io) === -1 ? noneInColumn : null : cardWithFace(io.state, seat, 0) === -1 ? noneInHand : null,
		play(io, seat, source) {
			if (source === 0) return mopUp(io, seat);
			const card = cardWithFace(io.state, seat, 0);
			leaveSeen(io, seat, card);
			discardSeen(io, seat, card);
		}
	},
	"spare-barrel": {
		rule: "SK-10.33",
		when: resolvePatch,
		names: aWorkingCannon,
		needs: anUpgradableCannonWorks("SK-10.33"),
		refuses: (io, _seat, cannon) => notUpgradable(io.state, cannon),
		play: (io, _seat, cannon) => upgrade(io, cannon)
	},
	"sticky-starfish": {
		rule: "SK-10.34",
		when: enemyDiceRolled,
		names: aDie,
		needs: result("SK-10.34", "breach"),
		refuses: showing("SK-10.34", "breach"),
		play: (io, _seat, die) => ignore(io, die)
	},
	"water-pistol": {
		rule: "SK-10.35",
		when: resolveBucket,
		names: aSeat,
		needs: always,
		holds: clearWaterInHand("SK-10.35"),
		refuses: another("SK-10.35"),
		play(io, seat, target) {
			const card = cardWithFace(io.state, seat, 0);
			passSeen(io, seat, target, card);
			io.emit?.({
				type: "squirted",
				seat,
				target,
				card
			});
		}
	},
	"wooden-mallet": {
		rule: "SK-10.36",
		when: revealPatch,
		names: nothing,
		needs: always,
		play(io, seat) {
			io.state.mallets |= seatBit(seat);
		}
	}
};
function castNet(io, seat) {
	const { pile, faces } = io.state;
	const caught = [];
	for (let i = pile.length - NET; i < pile.length; i++) {
		io.reveal(pile[i]);
		if (isTreasure(faces[pile[i]])) caught.push(pile[i]);
		else seenOnTable(io.state, pile[i], 0);
	}
	for (const card of caught) {
		remove(pile, card);
		takeSeen(io, seat, card);
	}
	io.emit?.({
		type: "netted",
		seat,
		cards: caught
	});
}
function mopUp(io, seat) {
	const card = oldestClear(io);
	remove(waterColumn(io.state), card);
	remove(io.state.faceUp, card);
	discardSeen(io, seat, card);
}
// ../sinking/src/rules/items/enemy.ts
const BAIT = 3;
const enemyItems = {
	"war-drum": {
		rule: "SK-10.40",
		when: enemyDiceRolled,
		names: aDie,
		needs: result("SK-10.40", "attack1"),
		refuses: showing("SK-10.40", "attack1"),
		play: (io, _seat, die) => ignore(io, die)
	},
	"hurdy-gurdy": {
		rule: "SK-10.41",
		when: enemyDiceRolled,
		names: aDie,
		needs: result("SK-10.41", "attack2"),
		refuses: showing("SK-10.41", "attack2"),
		play: (io, _seat, die) => ignore(io, die)
	},
	"fishy-bait": {
		rule: "SK-10.42",
		when: resolveBucket,
		names: nothing,
		needs: only("SK-10.42", "bellyTooSmall", (io) => io.state.belly.length >= BAIT),
		play({ state: s }) {
			for (let k = 0; k < BAIT; k++) {
				const card = s.belly.pop();
				if (card !== void 0) s.pile.push(card);
			}
		}
	},
	"cheeky-chum": {
		rule: "SK-10.43",
		when: resolveBucket,
		names: nothing,
		needs: only("SK-10.43", "notSubmerged", (io) => io.state.submerged),
		play(io) {
			io.state.submerged = false;
		}
	},
	"siren-silencers": {
		rule: "SK-10.44",
		when: enemyDiceRolled,
		names: nothing,
		needs: result("SK-10.44", "attack2"),
		play(io) {
			for (let die = 1; die <= 2; die++) if (resultOf(io, die - 1) === "attack2" && !isIgnored(io.state, die - 1)) ignore(io, die);
		}
	},
	"siren-shiner": {
		rule: "SK-10.45",
		when: enemyDiceRolled,
		names: nothing,
		needs: only("SK-10.45", "noBasicDie", hasBasicDie),
		play(io) {
			const { dice } = io.state;
			for (let i = 2; i < dice.length; i++) if (!isIgnored(io.state, i)) dice[i] = 7 - dice[i];
			io.emit?.({
				type: "flipped",
				results: dice.map((_, i) => nameOfResult(io, resultOf(io, i)))
			});
		}
	}
};
function hasBasicDie({ state: s }) {
	for (let i = 2; i < s.dice.length; i++) if (!isIgnored(s, i)) return true;
	return false;
}
// ../sinking/src/rules/items.ts
const ITEM_OF = {
	...basicItems,
	...enemyItems,
	...characterItems
};
const ITEMS = CARDS.map((id) => ITEM_OF[id] ?? null);
const facesAt = (at) => CARDS.flatMap((_, face) => ITEMS[face]?.when.at === at ? [face] : []);
const ITEMS_AT = {
	enemyDice: facesAt("enemyDice"),
	declare: facesAt("declare"),
	reveal: facesAt("reveal"),
	resolve: facesAt("resolve"),
	ready: [],
	cannon: []
};
// ../sinking/src/rules/play.ts
const VERBS = {
	enemyDice: 0,
	declare: 5,
	reveal: 10,
	resolve: 15,
	ready: 20,
	cannon: 20
};
const WHOLE_VERB = 31;
const conditionBit = (io, item, seat) => 1 << VERBS[item.when.at] + (item.when.actions === 0 ? 0 : 1 + dialShows(io.state, seat));
function isConditionUsed(io, item, seat) {
	const used = io.state.conditions[seat];
	if (io.state.options.conditionLimit === "verb") return (used & WHOLE_VERB << VERBS[item.when.at]) !== 0;
	return (used & conditionBit(io, item, seat)) !== 0;
}
const fitsAction = (io, item, seat) => item.when.actions === 0 || (item.when.actions & 1 << dialShows(io.state, seat)) !== 0;
const isInGame = (io, face) => {
	const { enemy } = io.edition.cards[face];
	return enemy === void 0 || enemy === io.state.enemy;
};
function conditionsLeft(io, at, seat) {
	const used = io.state.conditions[seat];
	if (io.state.options.conditionLimit === "verb") return (used & WHOLE_VERB << VERBS[at]) === 0;
	for (const face of ITEMS_AT[at]) {
		const item = ITEMS[face];
		if (item !== null && isInGame(io, face) && fitsAction(io, item, seat) && !isConditionUsed(io, item, seat)) return true;
	}
	return false;
}
function couldPlayAnItem(io, at, seat) {
	const faces = ITEMS_AT[at];
	for (let i = 0; i < faces.length; i++) {
		const item = ITEMS[faces[i]];
		if (item !== null && isInGame(io, faces[i]) && unmetInPublic(io, at, seat, item) === null) return true;
	}
	return false;
}
const outsideItsWindow = reason("SK-10.1", "refuse.outsideItsWindow");
const neverPlayed = reason("SK-10.1", "refuse.neverPlayed");
const conditionUsed = reason("SK-10.2", "refuse.conditionUsed");
const wrongAction = reason("SK-10.8", "refuse.wrongAction");
const wrongResolved = reason("SK-10.9", "refuse.wrongResolved");
function unmetInPublic(io, at, seat, item) {
	if (item.when.at !== at) return outsideItsWindow;
	if (!fitsAction(io, item, seat)) return at === "reveal" ? wrongAction : wrongResolved;
	if (isConditionUsed(io, item, seat)) return conditionUsed;
	return item.needs(io, seat);
}
function offerItem(io, at, seat, card, to) {
	const face = io.state.faces[card];
	const item = face < 0 ? null : ITEMS[face];
	const explaining = to.refused !== null;
	if (item === null) {
		if (explaining && isTreasure(face)) to.offer(playCard(card), neverPlayed);
		return;
	}
	const unmet = unmetInPublic(io, at, seat, item) ?? item.holds?.(io, seat, card) ?? null;
	if (unmet !== null && !explaining) return;
	const { names } = item;
	const count = names.count(io);
	for (let i = 0; i < count; i++) {
		const target = names.at(io, i);
		to.offer(names.choice(card, target), unmet ?? item.refuses?.(io, seat, target) ?? null);
	}
	if (unmet !== null && count === 0) to.offer(playCard(card), unmet);
}
function playItem(io, seat, choice) {
	const s = io.state;
	const card = choice.item;
	const item = ITEMS[s.faces[card]];
	if (item === null) return;
	s.conditions[seat] |= conditionBit(io, item, seat);
	leaveSeen(io, seat, card);
	const target = item.names.of(choice);
	if (item.goes === void 0) {
		s.inPlay.push(card);
		io.push(itemDone(seat, card));
	}
	io.emit?.({
		type: "played",
		seat,
		card,
		item: CARDS[s.faces[card]],
		...named(choice)
	});
	item.play(io, seat, target, card);
}
const named = ({ item: _item, seat: target, card: named, ...rest }) => ({
	...rest,
	...target === void 0 ? {} : { target },
	...named === void 0 ? {} : { named }
});
const playSteps = { "item.done"(io, { seat, card }) {
	remove(io.state.inPlay, card);
	discardSeen(io, seat, card);
} };
// ../sinking/src/rules/plunder.ts
function plunder(io, dials) {
	const s = io.state;
	const plunderers = dials.length;
	const cards = treasureColumn(s);
	for (let i = 0; i < plunderers; i++) s.plundered |= seatBit(dials[i]);
	io.push(openWindow("resolve", -1));
	if (s.tunes > 0) io.push(tuneDraw(dials[plunderers - 1], s.tunes));
	if (plunderers === 1) while (cards.length > 0) take(io, dials[0], cards[0]);
	else if (plunderers > cards.length) {
		const lost = cards.slice();
		clear(cards);
		for (let i = 0; i < lost.length; i++) layOnPile(io, lost[i]);
		if (lost.length > 0) io.emit?.({
			type: "washedAway",
			cards: lost,
			seats: dials.slice()
		});
		for (let i = 0; i < lost.length; i++) anger(io);
	} else io.push(plunderTake(0, Math.floor(cards.length / plunderers) * plunderers));
}
function take(io, seat, card) {
	remove(treasureColumn(io.state), card);
	takeSeen(io, seat, card);
	io.settle();
	io.emit?.({
		type: "plundered",
		seat,
		card
	});
}
const takeAsk = mint((seat) => ({
	kind: "plunder.take",
	seat
}));
const tuneAsk = mint((seat) => ({
	kind: "tune.draw",
	seat
}));
const tuneChoice = mint((draw) => ({ draw }));
const TUNE_CARDS = 2;
const plunderSteps = {
	"plunder.take"(io, { taken, all }) {
		if (taken === all) return;
		const dials = io.state.dials[1];
		io.push(plunderTake(taken + 1, all));
		io.ask(takeAsk(dials[taken % dials.length]));
	},
	"tune.draw"(io, { seat, left }) {
		if (left === 0 || io.state.deck.length === 0) return;
		io.push(tuneDraw(seat, left - 1));
		io.ask(tuneAsk(seat));
	}
};
const plunderTakeAsk = {
	rule: "SK-6.23",
	offer: (io, _ask, to) => offerCards(to, treasureColumn(io.state)),
	answer: (io, { seat }, { card }) => take(io, seat, card),
	fallback: (io) => cardChoice(mostPoints(io, treasureColumn(io.state)))
};
const tuneDrawAsk = {
	rule: "SK-13.30",
	offer(_io, _ask, to) {
		to.offer(tuneChoice(true));
		to.offer(tuneChoice(false));
	},
	answer(io, { seat }, { draw }) {
		io.emit?.({
			type: "tuned",
			seat,
			draw
		});
		if (draw) for (let k = 0; k < TUNE_CARDS; k++) drawCard(io, seat);
	},
	fallback: () => tuneChoice(false)
};
// ../sinking/src/rules/setup.ts
const lists = (count) => Array.from({ length: count }, () => []);
function setup(blank, edition) {
	const { seats, options } = blank;
	const enemy = options.enemy === "random" ? "kraken" : options.enemy;
	return Object.assign(blank, {
		enemy,
		round: 0,
		firstMate: 0,
		characters: repeat(seats, -1),
		sections: 4,
		damage: 0,
		pile: [],
		belly: [],
		stash: [],
		columns: lists(4),
		faceUp: [],
		dials: lists(4),
		hands: lists(seats),
		chests: lists(seats),
		spent: [],
		inPlay: [],
		dice: [],
		ignored: 0,
		struck: 0,
		roller: 0,
		rolled: [],
		shown: [],
		angered: 0,
		rage: 0,
		chomp: false,
		submerged: false,
		tunes: 0,
		screech: false,
		hammers: repeat(seats, 0),
		mallets: 0,
		cutlass: 0,
		plundered: 0,
		conditions: repeat(seats, 0),
		abilities: 0,
		proposed: [],
		played: 0,
		claims: repeat(seats, -1),
		pleas: repeat(seats, -1),
		doubts: repeat(seats, -1),
		talk: repeat(seats, 0),
		record: [],
		tracks: lists(seats),
		exits: lists(seats),
		ended: ""
	}, components(edition, seats, enemy));
}
function components(edition, seats, enemy) {
	const chests = edition.chests.flatMap(({ copies }, kind) => repeat(copies, kind));
	const breaches = edition.breaches.flatMap(({ cards }, kind) => repeat(cards.filter((icons) => icons.length === 0 || icons.includes(seats)).length, kind));
	const cards = edition.cards.flatMap(({ kind, enemy: whose, copies }, face) => {
		if (face === 0) return repeat(copies - edition.clearWater.removed[seats - 3], face);
		return kind === "enemy" && whose !== enemy ? [] : repeat(copies, face);
	});
	const cannons = CANNON_TYPES.flatMap((_, type) => repeat(3, type));
	const faces = [
		...repeat(6, 4),
		...chests,
		...breaches,
		...cannons,
		...repeat(3, 0),
		...cards
	];
	const all = PUBLIC | everyone(seats);
	return {
		pools: [
			{
				name: "chests",
				first: 6,
				faces: chests
			},
			{
				name: "breaches",
				first: 16,
				faces: breaches
			},
			{
				name: "cards",
				first: FIRST_CARD,
				faces: cards
			}
		],
		faces,
		known: repeat(faces.length, all),
		deck: cards.map((_, i) => FIRST_CARD + i),
		breachDeck: breaches.map((_, i) => 16 + i)
	};
}
const characterAsk = mint((seat) => ({
	kind: "setup.character",
	seat
}));
const character = mint((id) => ({ character: id }));
const isTaken = reason("SK-1.6", "refuse.isTaken");
const setupCharacter = {
	rule: "SK-1.6",
	offer(io, _ask, to) {
		for (let i = 0; i < CHARACTERS.length; i++) to.offer(character(CHARACTERS[i]), io.state.characters.includes(i) ? isTaken : null);
	},
	answer(io, { seat }, choice) {
		become(io, seat, CHARACTERS.indexOf(choice.character));
	},
	fallback: (io) => character(CHARACTERS[CHARACTERS.findIndex((_, i) => !io.state.characters.includes(i))])
};
function become(io, seat, who) {
	io.state.characters[seat] = who;
	io.emit?.({
		type: "character",
		seat,
		character: CHARACTERS[who]
	});
}
const setupSteps = {
	"setup.enemy"(io) {
		const s = io.state;
		const { enemy, firstMate } = s.options;
		if (enemy === "random") {
			s.enemy = ENEMIES[io.draw("setup", ENEMIES.length)];
			Object.assign(s, components(io.edition, s.seats, s.enemy));
		}
		s.firstMate = firstMate === "random" ? io.draw("setup", s.seats) : firstMate;
		io.emit?.({
			type: "begun",
			enemy: s.enemy,
			seat: s.firstMate
		});
		io.push(SETUP_CHARACTERS);
	},
	"setup.characters"(io) {
		const s = io.state;
		const { characters } = s.options;
		for (let k = 0; k < s.seats; k++) {
			const seat = seatInOrder(s, k);
			if (s.characters[seat] !== -1) continue;
			if (characters === "choose") {
				io.push(SETUP_CHARACTERS);
				return io.ask(characterAsk(seat));
			}
			if (characters === "random") {
				const free = CHARACTERS.map((_, i) => i).filter((i) => !s.characters.includes(i));
				become(io, seat, free[io.draw("setup", free.length)]);
			} else become(io, seat, CHARACTERS.indexOf(characters[seat]));
		}
		io.push(SETUP_DEAL);
	},
	"setup.deal"(io) {
		const s = io.state;
		const { edition } = io;
		const chests = [];
		for (let back = 6; back < 16; back++) chests.push(back);
		io.shuffle(chests, "chests");
		const cards = s.deck;
		const takeFace = (face) => {
			const at = cards.findIndex((card) => s.faces[card] === face);
			return cards.splice(at, 1)[0];
		};
		for (let seat = 0; seat < s.seats; seat++) {
			takeSeen(io, seat, takeFace(faceOf(edition.characters[s.characters[seat]].item)));
			for (let k = 0; k < edition.clearWater.inHand; k++) takeSeen(io, seat, takeFace(0));
		}
		const treasures = cards.filter((card) => s.faces[card] !== 0);
		const water = cards.filter((card) => s.faces[card] === 0);
		io.shuffle(treasures, "deck");
		for (let k = 0; k < edition.limits.treasureAtStart; k++) {
			const card = treasures.pop();
			if (card === void 0) break;
			io.reveal(card);
			s.columns[1].push(card);
		}
		s.deck = [...treasures, ...water];
		io.shuffle(s.deck, "deck");
		const top = s.deck.pop();
		if (top !== void 0) s.columns[0].push(top);
		s.columns[2].push(s.breachDeck[0], cannonCard(1, 0), cannonCard(0, 1));
		s.columns[3].push(cannonCard(0, 0));
		s.breachDeck = s.breachDeck.slice(1);
		io.shuffle(s.breachDeck, "breaches");
		io.emit?.({
			type: "dealt",
			cards: s.columns[1].slice()
		});
		io.push(INSPECT_BREACHES);
	}
};
// ../sinking/src/rules/sinking.ts
function sink(io) {
	const s = io.state;
	const section = 5 - s.sections;
	s.sections--;
	if (s.sections === 0) {
		io.emit?.({
			type: "sank",
			section,
			level: 4
		});
		return endGame(io, "sunk");
	}
	const chest = chestsOfSection(section);
	s.columns[2].push(chest, chest + 1);
	io.emit?.({
		type: "sank",
		section,
		level: levelOf(s)
	});
	reshuffle(io);
	io.emit?.({
		type: "reshuffled",
		count: s.deck.length
	});
	clearBreaches(io);
}
function reshuffle(io) {
	const s = io.state;
	shuffledAway(s);
	const { deck } = s;
	for (const cards of [
		s.pile,
		s.columns[0],
		s.columns[1]
	]) {
		for (let i = 0; i < cards.length; i++) deck.push(cards[i]);
		clear(cards);
	}
	clear(s.faceUp);
	io.shuffle(deck, "deck");
}
function clearBreaches(io) {
	const { columns } = io.state;
	const patched = columns[2].filter(isBreach);
	if (patched.length === 0) return;
	for (const breach of patched) putUnderBreachDeck(io, breach);
	const token = FIRST_PERMANENT + columns[2].filter(isPermanent).length;
	prepend(columns[2], token);
	io.emit?.({
		type: "permanentBreach",
		cards: patched
	});
}
const sinkingSteps = { "sinking.run": sink };
// ../sinking/src/rules/task.ts
const discussAsk = mint((seat) => ({
	kind: "discuss",
	seat
}));
const READY = mint(() => ({ ready: true }))();
const claim = mint((action) => ({ claim: action }));
const plead = mint((seat, action) => ({ plead: {
	seat,
	action
} }));
const doubt = mint((seat) => ({ doubt: seat }));
const saidEnough = reason("SK-4.1", "refuse.saidEnough", () => ({ most: 12 }));
const discuss = {
	rule: "SK-4.1",
	offer(io, { seat }, to) {
		const s = io.state;
		to.offer(READY);
		const mute = s.talk[seat] < 12 ? null : saidEnough;
		for (let a = 0; a < ACTIONS.length; a++) if (mute === null && s.claims[seat] !== -1) to.offerBack(claim(ACTIONS[a]));
		else to.offer(claim(ACTIONS[a]), mute);
		for (let other = 0; other < s.seats; other++) {
			if (other === seat) continue;
			for (let a = 0; a < ACTIONS.length; a++) sayOrRefuse(to, plead(other, ACTIONS[a]), mute === null);
			sayOrRefuse(to, doubt(other), mute === null);
		}
		for (let i = 0; i < s.chests[seat].length; i++) {
			offerChest(io, "discuss", s.chests[seat][i], to);
			if (!io.isPublic(s.chests[seat][i])) to.offerBack(show(s.chests[seat][i]));
		}
	},
	answer(io, { seat }, choice) {
		const s = io.state;
		if ("ready" in choice) {
			io.emit?.({
				type: "ready",
				seat
			});
			return;
		}
		io.ask(discussAsk(seat));
		if ("chest" in choice) return playChest(io, seat, choice);
		if ("show" in choice) return showChest(io, seat, choice.show);
		s.talk[seat]++;
		if ("claim" in choice) {
			s.claims[seat] = ACTIONS.indexOf(choice.claim);
			io.emit?.({
				type: "claimed",
				seat,
				action: choice.claim
			});
		} else if ("plead" in choice) {
			s.pleas[seat] = choice.plead.seat * ACTIONS.length + ACTIONS.indexOf(choice.plead.action);
			io.emit?.({
				type: "pleaded",
				seat,
				target: choice.plead.seat,
				action: choice.plead.action
			});
		} else {
			s.doubts[seat] = choice.doubt;
			io.emit?.({
				type: "doubted",
				seat,
				target: choice.doubt
			});
		}
	},
	fallback: () => READY
};
function sayOrRefuse(to, choice, may) {
	if (may) to.offerBack(choice);
	else to.offer(choice, saidEnough);
}
const dialAsk = mint((seat) => ({
	kind: "declare.dial",
	seat
}));
const DECLARING = mint(() => ({ kind: "declare.dial" }))();
const lay = mint((action, column) => ({
	action,
	column
}));
const setDial = mint((action) => ({ action }));
const layPlaying = mint((action, column, item, seat, card) => ({
	action,
	column,
	play: card === -1 ? {
		item,
		seat
	} : {
		item,
		card
	}
}));
const LAID = ACTIONS.map((action) => COLUMNS.map((column) => lay(action, column)));
const SET = ACTIONS.map((action) => setDial(action));
const emptyColumn = reason("SK-4.4", "refuse.emptyColumn", (_io, _ask, choice) => ({ column: choice.column ?? "" }));
const onlyPermanent = reason("SK-4.4", "refuse.onlyPermanent");
const noColumn = reason("SK-4.9", "refuse.noColumn");
const needsColumn = reason("SK-4.3", "refuse.needsColumn");
const declareDialAsk = {
	rule: "SK-4.3",
	offer(io, { seat }, to) {
		const s = io.state;
		for (let action = 0; action < ACTIONS.length; action++) {
			to.offer(SET[action], s.screech ? null : needsColumn);
			for (let column = 0; column < COLUMNS.length; column++) {
				const legal = isLegalColumn(s, column);
				const unmet = s.screech ? noColumn : legal ? null : s.columns[column].length === 0 ? emptyColumn : onlyPermanent;
				to.offer(LAID[action][column], unmet);
			}
		}
		if (!s.screech && s.options.declareItems === "own") offerWithItems(io, seat, to);
	},
	answer(io, { seat }, choice) {
		io.lay(dialOf(seat), ACTIONS.indexOf(choice.action), seatBit(seat));
		io.settle();
		if (choice.column === void 0) return;
		io.state.dials[COLUMNS.indexOf(choice.column)].push(seat);
		io.emit?.({
			type: "laid",
			seat,
			column: choice.column
		});
		if (choice.play !== void 0) playItem(io, seat, choice.play);
	},
	fallback: (io) => io.state.screech ? SET[0] : LAID[0][0]
};
const playable = new Offers();
function offerWithItems(io, seat, to) {
	const s = io.state;
	playable.clear();
	for (let i = 0; i < s.hands[seat].length; i++) offerItem(io, "declare", seat, s.hands[seat][i], playable);
	for (let i = 0; i < playable.count; i++) {
		const { item, seat: target = -1, card = -1 } = playable.legal[i];
		for (let column = 0; column < COLUMNS.length; column++) if (isLegalColumn(s, column)) for (const action of ACTIONS) to.offer(layPlaying(action, COLUMNS[column], item, target, card));
	}
}
const taskSteps = {
	"task.discuss"(io) {
		const s = io.state;
		io.push(declareDial(0));
		if (s.screech) return;
		for (let k = 0; k < s.seats; k++) io.ask(discussAsk(seatInOrder(s, k)));
	},
	"task.declare"(io, { k }) {
		const s = io.state;
		if (s.screech) {
			io.push(REVEAL);
			io.push(openWindow("declare", -1));
			for (let seat = 0; seat < s.seats; seat++) io.lay(dialOf(seat), 4, seatBit(seat));
			return io.seal(everyone(s.seats), DECLARING, dialAsk);
		}
		if (k + 1 < s.seats) io.push(declareDial(k + 1));
		else {
			io.push(REVEAL);
			io.push(openWindow("declare", -1));
		}
		io.ask(dialAsk(seatInOrder(s, k)));
	},
	"task.reveal"(io) {
		const s = io.state;
		for (let k = 0; k < s.seats; k++) showDial(io, seatInOrder(s, k));
		recordDials(s);
		if (io.emit) {
			const liars = [];
			for (let seat = 0; seat < s.seats; seat++) if (isLie(s, seat)) liars.push(seat);
			io.emit({
				type: "revealed",
				dials: s.faces.slice(0, s.seats).map((action) => ACTIONS[action]),
				liars
			});
		}
		io.push(SEARCH_LIARS);
		io.push(openWindow("reveal", -1));
	},
	"task.searchLiars"(io) {
		if (io.state.screech) placeDials(io);
		else searchForLiars(io);
		io.push(resolveColumn(0));
	},
	"task.resolveColumn"(io, { column }) {
		io.push(column === 3 ? handSize(0) : resolveColumn(column + 1));
		const dials = io.state.dials[column];
		if (dials.length === 0) return;
		if (column === 0) pushBuckets(io, dials);
		else if (column === 1) plunder(io, dials);
		else if (column === 2) pushPatches(io, dials);
		else pushFires(io, dials);
	}
};
const isLie = (s, seat) => !s.screech && columnOfDial(s, seat) !== dialShows(s, seat);
function showDial(io, seat) {
	const s = io.state;
	io.reveal(dialOf(seat));
	if (io.emit === void 0) return;
	const said = s.screech ? {} : { said: ACTIONS[columnOfDial(s, seat)] };
	io.emit({
		type: "showedDial",
		seat,
		action: ACTIONS[dialShows(s, seat)],
		...said,
		lie: isLie(s, seat)
	});
}
function searchForLiars(io) {
	const { dials } = io.state;
	for (let column = 0; column <= 3; column++) {
		const looked = dials[column].slice();
		for (let i = 0; i < looked.length; i++) {
			const home = dialShows(io.state, looked[i]);
			if (home === column) continue;
			remove(dials[column], looked[i]);
			dials[home].push(looked[i]);
			io.emit?.({
				type: "walked",
				seat: looked[i],
				from: COLUMNS[column],
				to: COLUMNS[home]
			});
		}
	}
}
function placeDials(io) {
	const s = io.state;
	for (let k = 0; k < s.seats; k++) {
		const seat = seatInOrder(s, k);
		s.dials[dialShows(s, seat)].push(seat);
	}
	for (let k = 0; k < s.seats; k++) {
		const seat = seatInOrder(s, k);
		if ((s.cutlass & seatBit(seat)) === 0 || dialShows(s, seat) !== 1) continue;
		remove(s.dials[1], seat);
		prepend(s.dials[1], seat);
	}
	io.emit?.({ type: "placed" });
}
function silence({ state: s }) {
	return s.screech && s.record.length < s.round * s.seats ? "SK-13.31" : null;
}
// ../sinking/src/rules/voyage.ts
const firstLeg = (options) => ({
	...options,
	variant: "voyage",
	enemy: ENEMIES[0]
});
function nextLeg(finished) {
	const { options, enemy, seats, firstMate, round, characters } = finished;
	const next = ENEMIES.indexOf(enemy) + 1;
	if (next === ENEMIES.length) return null;
	const first = ((firstMate - round + 1) % seats + seats) % seats;
	return {
		...options,
		enemy: ENEMIES[next],
		firstMate: (first + 1) % seats,
		characters: characters.map((who) => CHARACTERS[who])
	};
}
function voyageStandings(outcomes, seats) {
	const totals = Array.from({ length: seats }, (_, seat) => {
		let points = 0;
		let winsAlone = 0;
		let ranks = 0;
		for (const { winners, standings } of outcomes) {
			if (winners.includes(seat)) points += winners.length === 1 ? 2 : 1;
			if (winners.length === 1 && winners[0] === seat) winsAlone++;
			ranks += standings.find((one) => one.seat === seat)?.rank ?? 0;
		}
		return {
			seat,
			points,
			winsAlone,
			ranks
		};
	});
	const compare = (a, b) => b.points - a.points || b.winsAlone - a.winsAlone || a.ranks - b.ranks;
	return totals.map((one) => {
		const { seat, points, winsAlone, ranks } = one;
		return {
			seat,
			rank: 1 + totals.filter((other) => compare(other, one) < 0).length,
			points,
			parts: {
				winsAlone,
				ranks
			}
		};
	}).toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}
const series = {
	legs: ENEMIES.length,
	first: (options) => options.variant === "voyage" ? firstLeg(options) : null,
	next: nextLeg,
	standings: voyageStandings
};
// ../sinking/src/rules/windows.ts
const PASS = mint(() => ({ pass: true }))();
const windowAsk = mint((at, seat) => ({
	kind: `window.${at}`,
	seat,
	at
}));
const considering = mint((at) => ({
	kind: `window.${at}`,
	at
}));
const hasItems = (at) => at !== "ready" && at !== "cannon";
function askedIn(io, at, who) {
	const s = io.state;
	let asked = 0;
	let possible = false;
	const chestMoment = isChestMoment(io, at);
	for (let seat = 0; seat < s.seats; seat++) {
		if (at === "resolve" && (who === -1 ? !s.dials[1].includes(seat) : seat !== who)) continue;
		const holdsChest = s.chests[seat].length > 0;
		const hasCard = s.hands[seat].length > 0;
		if (hasItems(at)) {
			const free = conditionsLeft(io, at, seat);
			if (!holdsChest && (!hasCard || !free)) continue;
			if (!possible && free) possible = couldPlayAnItem(io, at, seat);
		} else if (at === "cannon" && seat === s.roller && hasCard && isFireRoll(io) && canShoot(io)) possible = true;
		else if (!holdsChest) continue;
		asked |= seatBit(seat);
		if (holdsChest && chestMoment) possible = true;
	}
	return possible ? asked : 0;
}
const isFireRoll = ({ state: s }) => s.rolled.length > 0 && !isBareDie(s.rolled[0]);
function open(io, { at, seat: who }) {
	const s = io.state;
	const asked = askedIn(io, at, who);
	if (asked === 0) return;
	s.played &= ~(1 << WINDOWS.indexOf(at));
	io.push(windowClose(at, who));
	const first = at === "cannon" ? s.roller : s.firstMate;
	const inOrder = at === "resolve" && who === -1 ? s.dials[1] : repeat(s.seats, 0).map((_, k) => (first + k) % s.seats);
	for (let k = inOrder.length - 1; k >= 0; k--) if (includes(asked, inOrder[k])) io.push(windowPlay(at, inOrder[k]));
	io.seal(asked, considering(at), ASKS[at]);
}
const ASKS = Object.fromEntries(WINDOWS.map((at) => [at, (seat) => windowAsk(at, seat)]));
function offer(io, { at, seat }, to) {
	const s = io.state;
	to.offer(PASS);
	if (hasItems(at) || to.refused !== null) {
		const hand = s.hands[seat];
		for (let i = 0; i < hand.length; i++) offerItem(io, at, seat, hand[i], to);
	}
	for (let i = 0; i < s.chests[seat].length; i++) offerChest(io, at, s.chests[seat][i], to);
	if (at !== "cannon" || !isFireRoll(io)) return;
	if (seat === s.roller) offerShots(io, seat, to);
	else if (to.refused !== null) for (const cannon of s.rolled) for (const card of s.hands[seat]) to.offer({
		shoot: cannon,
		card
	}, notTheGunner);
}
const notTheGunner = reason("SK-6.54", "refuse.notTheGunner");
const stillLegal = new Offers();
function isStillLegal(io, ask, choice) {
	stillLegal.clear();
	offer(io, ask, stillLegal);
	for (let i = 0; i < stillLegal.count; i++) if (same(stillLegal.legal[i], choice)) return true;
	return false;
}
const windowSteps = {
	"window.play"(io, { at, seat }) {
		const s = io.state;
		const choice = io.reply(seat);
		s.replies[seat] = null;
		if (choice === null || "pass" in choice || !isStillLegal(io, windowAsk(at, seat), choice)) return;
		s.played |= 1 << WINDOWS.indexOf(at);
		if ("item" in choice) playItem(io, seat, choice);
		else if ("chest" in choice) playChest(io, seat, choice);
		else shootTreasure(io, seat, choice);
	},
	"window.close"(io, { at, seat }) {
		if ((io.state.played & 1 << WINDOWS.indexOf(at)) !== 0) io.push(openWindow(at, seat));
		letRage(io);
	},
	...Object.fromEntries(WINDOWS.map((at) => [openWindow(at, -1).step, open]))
};
const windowKind = (rule) => ({
	rule,
	window: true,
	offer,
	fallback: () => PASS
});
const whileTalking = (kind) => ({
	...kind,
	offer(io, ask, to) {
		kind.offer(io, ask, to);
		const tokens = io.state.chests[ask.seat];
		if (to.count < 2 || silence(io) !== null) return;
		for (let i = 0; i < tokens.length; i++) if (!io.isPublic(tokens[i])) to.offerBack(show(tokens[i]));
	},
	answer(io, ask, choice) {
		if (!("show" in choice)) return kind.answer?.(io, ask, choice);
		io.ask(ask);
		showChest(io, ask.seat, choice.show);
	}
});
const closedToItems = (kind) => ({
	...kind,
	offer(io, ask, to) {
		kind.offer(io, ask, to);
		if (to.refused === null) return;
		const hand = io.state.hands[ask.seat];
		for (let i = 0; i < hand.length; i++) offerItem(io, null, ask.seat, hand[i], to);
	}
});
const windowAsks = {
	"window.enemyDice": windowKind("SK-10.6"),
	"window.declare": windowKind("SK-10.7"),
	"window.reveal": windowKind("SK-10.8"),
	"window.resolve": windowKind("SK-10.9"),
	"window.ready": windowKind("SK-11.4"),
	"window.cannon": {
		...windowKind("SK-10.10"),
		own: (io, { seat }) => seat === io.state.roller && isFireRoll(io) && canShoot(io)
	}
};
// ../sinking/src/board/zones.ts
function zones({ state: s }, visit) {
	const all = PUBLIC | everyone(s.seats);
	for (let seat = 0; seat < s.seats; seat++) {
		visit(s.hands[seat], seatBit(seat));
		visit(s.chests[seat], seatBit(seat));
		visit([dialOf(seat)], seatBit(seat));
	}
	for (const hidden of [
		s.deck,
		s.pile,
		s.belly,
		s.breachDeck
	]) visit(hidden, 0);
	for (const open of [
		s.columns[1],
		s.stash,
		s.inPlay,
		s.spent,
		s.faceUp
	]) visit(open, all);
	visit(s.columns[0].filter((card) => !s.faceUp.includes(card)), 0);
	visit(s.columns[2].filter(isBreach), all);
	visit(s.columns[2].filter(isChest), 0);
	visit(chestsInHull(s.sections), 0);
}
function chestsInHull(sections) {
	const tokens = [];
	const lost = 4 - sections;
	for (let chest = chestsOfSection(Math.min(lost, 3) + 1); chest < 16; chest++) tokens.push(chest);
	return tokens;
}
// entry
const game = {
	id: "sinking",
	title: "We're Sinking! A Pirate's Dilemma",
	rulesVersion: face.rulesVersion,
	seats: {
		min: 3,
		max: 6
	},
	options,
	fits,
	series,
	edition: house1,
	editionSchema,
	editionWarnings,
	chance: [
		"setup",
		"chests",
		"deck",
		"breaches",
		"special",
		"basic",
		"cannon",
		"hand",
		"backs"
	],
	setup,
	firstStep: SETUP_ENEMY,
	steps: {
		...setupSteps,
		...inspectSteps,
		...sinkingSteps,
		...threatSteps,
		...angerSteps,
		...taskSteps,
		...bucketSteps,
		...plunderSteps,
		...patchSteps,
		...fireSteps,
		...volleySteps,
		...windowSteps,
		...playSteps,
		...characterSteps,
		...upkeepSteps,
		...endSteps
	},
	asks: {
		"setup.character": setupCharacter,
		discuss: closedToItems(discuss),
		"declare.dial": whileTalking(closedToItems(declareDialAsk)),
		...windowAsks,
		"spyglass.discard": spyglassDiscard,
		"dial.change": dialChange,
		"bucket.draw": whileTalking(closedToItems(bucketDrawAsk)),
		"bucket.discard": whileTalking(closedToItems(bucketDiscardAsk)),
		"plunder.take": whileTalking(closedToItems(plunderTakeAsk)),
		"tune.draw": tuneDrawAsk,
		"patch.first": whileTalking(closedToItems(patchFirst)),
		"patch.hammer": whileTalking(closedToItems(patchHammer)),
		"patch.agree": patchAgree,
		"stash.take": stashTake,
		"rod.give": rodGive,
		"sifter.take": sifterTake
	},
	outcome,
	zones,
	imagine,
	copy,
	invariants,
	pace,
	silence,
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
