/** What is known of how much a model takes and gives, in tokens; null until the operator sets it or a refusal reveals it. */
export type ModelRoom = { contextTokens: number | null; answerMax: number | null; charactersPerToken: number };

/** Tokens of a request, as estimated before it is sent. */
export type AskedTokens = { answerTokens: number; thinkingTokens: number; characters: number };

/**
 * Characters that a token stands for at least in what we send. Services count about 4 in English prose
 * (OpenAI, 'What are tokens'); ids of foods with hyphens come to fewer.
 */
const CHARACTERS_PER_TOKEN = 3;
/** Tokens that services add to messages for roles and templates. */
const TEMPLATE_TOKENS = 64;
/** Under this share of what an answer needs there is no use in asking. */
const SHARE_WORTH_ASKING = 0.5;

/** What is known before anything was asked. */
export function firstRoom({
  contextTokens,
  answerMax,
}: {
  contextTokens: number | undefined;
  answerMax: number | undefined;
}): ModelRoom {
  return {
    contextTokens: contextTokens ?? null,
    answerMax: answerMax ?? null,
    charactersPerToken: CHARACTERS_PER_TOKEN,
  };
}

/** Tokens that a request's messages come to at most. */
export function messageTokens({ charactersPerToken }: ModelRoom, { characters }: AskedTokens): number {
  return Math.ceil(characters / charactersPerToken) + TEMPLATE_TOKENS;
}

/**
 * The cap of an answer: what it needs with its thoughts, or what the model leaves for it; null where that is too little to
 * be worth asking.
 */
export function answerCap(room: ModelRoom, asked: AskedTokens): number | null {
  const wanted = asked.answerTokens + asked.thinkingTokens;
  const left = room.contextTokens === null ? wanted : room.contextTokens - messageTokens(room, asked);
  const cap = Math.min(wanted, left, room.answerMax ?? wanted);
  return cap >= asked.answerTokens * SHARE_WORTH_ASKING ? cap : null;
}

/**
 * What a refusal of the cap says, in the words of vLLM ("maximum context length is 8192 tokens ... (1216 in the messages",
 * "... and your request has 1216 input tokens", vllm issues 20409 and 33418), OpenAI ("max_tokens is too large: 200000. This
 * model supports at most 16384 completion tokens") and servers of their kind; null where it speaks of something else.
 */
export function roomAfterRefusal(room: ModelRoom, asked: AskedTokens, refusal: string): ModelRoom | null {
  const context = numberIn(refusal, /(?:maximum )?context (?:length|window|size)[^.]{0,40}?(\d{3,8})/i);
  const answerMax = numberIn(refusal, /(?:at most|less than or equal to|<=|maximum(?: value)? (?:of|is)) (\d{2,8})/i);
  const sent = numberIn(
    refusal,
    /(\d{2,8}) (?:input tokens|tokens? (?:in|from) the (?:input )?messages|in the messages)/i,
  );
  if (context !== null && context !== room.contextTokens) {
    return { ...room, contextTokens: context, charactersPerToken: measured(room, asked, sent) };
  }
  // The context was known: our estimate of the messages was too low.
  if (context !== null)
    return { ...room, charactersPerToken: measured(room, asked, sent ?? lowerEstimate(room, asked)) };
  if (answerMax !== null && speaksOfSize(refusal) && answerMax !== room.answerMax) return { ...room, answerMax };
  if (!speaksOfSize(refusal)) return null;
  const half = Math.floor((answerCap(room, asked) ?? asked.answerTokens) / 2);
  return { ...room, answerMax: half };
}

/**
 * What an answer says that was cut although its cap was not reached: input and output together filled the context.
 * Ollama cuts so without a word (ollama issue 3839).
 */
export function roomAfterCut(
  room: ModelRoom,
  { inputTokens, outputTokens, cap }: { inputTokens: number | null; outputTokens: number | null; cap: number },
): ModelRoom | null {
  if (inputTokens === null || outputTokens === null || outputTokens >= cap) return null;
  const contextTokens = inputTokens + outputTokens;
  return contextTokens === room.contextTokens ? null : { ...room, contextTokens };
}

/** Whether a refusal speaks of how large the cap or the request is, and not of the name of a parameter. */
export function speaksOfSize(refusal: string): boolean {
  return /too (?:large|big|long|high|many)|exceed|at most|less than or equal|maximum context|context (?:length|window|size)|reduce|out of range/i.test(
    refusal,
  );
}

function measured(room: ModelRoom, { characters }: AskedTokens, sent: number | null): number {
  return sent === null || sent === 0 ? room.charactersPerToken : Math.min(room.charactersPerToken, characters / sent);
}

function lowerEstimate(room: ModelRoom, asked: AskedTokens): number {
  return Math.ceil(messageTokens(room, asked) * 1.25);
}

function numberIn(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
