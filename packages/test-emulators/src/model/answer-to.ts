import type { ModelScript } from './answer-with.ts';
import { honestDishes, type SeenDishRequest, type StandInDish } from './honest-dishes.ts';
import { WRONG_DISHES } from './model-faults.ts';
import { obedientDishes } from './obedient-dishes.ts';
import type { ModelCall } from './start-model.ts';
import { honestWords, obedientWords, type SeenTextRequest, WRONG_WORDS } from './words.ts';

/** What is answered, and in how many parts it is paid for. */
export function answerTo(call: ModelCall, script: ModelScript): { answer: object; parts: number } {
  const eaten = seenMeal(call);
  if (eaten) return { answer: { foods: script.names?.(eaten) ?? [] }, parts: 1 };
  const parts = seenParts(call);
  if (parts) return { answer: { wishes: script.reads?.(parts) ?? parts.map(nothingIn) }, parts: 1 };
  const words = seenTextRequest(call);
  if (words) return { answer: { text: wordsOf(words, call, script) }, parts: 1 };
  const seenRequest = seenDishRequest(call);
  const given = script.give?.(seenRequest) ?? dishesOf(seenRequest, call, script);
  return { answer: { dishes: given }, parts: given.length };
}

/** The parts of notes as a model reads them; null where something else is asked for. */
function seenParts({ body: { messages } }: Pick<ModelCall, 'body'>): string[] | null {
  return (JSON.parse(textOf('user', messages)) as { parts?: string[] }).parts ?? null;
}

/** What somebody typed or photographed, whose foods are to be named; null where something else is asked for. */
function seenMeal({ body: { messages } }: Pick<ModelCall, 'body'>): { parts: string[] } | { photo: string } | null {
  const content: unknown = messages.find(({ role }) => role === 'user')?.content ?? '{}';
  if (isParts(content)) return { photo: content.find(({ image_url }) => image_url)?.image_url?.url ?? '' };
  const { eaten } = JSON.parse(String(content)) as { eaten?: string[] };
  return eaten ? { parts: eaten } : null;
}

type SeenPart = { type: string; image_url?: { url: string } };

function isParts(content: unknown): content is SeenPart[] {
  return Array.isArray(content);
}

function textOf(role: string, messages: ModelCall['body']['messages']): string {
  return messages.find((message) => message.role === role)?.content ?? '{}';
}

function nothingIn(_text: string, part: number) {
  return { part, kind: 'nothing', more: false, meal: 'any', value: '' };
}

/** The order for words as a model reads it; null where dishes are asked for. */
function seenTextRequest({ body: { messages } }: Pick<ModelCall, 'body'>): SeenTextRequest | null {
  const seenRequest = JSON.parse(textOf('user', messages)) as Partial<SeenTextRequest>;
  const { dishes = [] } = seenRequest;
  return seenRequest.work || seenRequest.aisles ? { ...seenRequest, dishes } : null;
}

function wordsOf(seenRequest: SeenTextRequest, call: ModelCall, { attack, wrongWords, writes }: ModelScript): string {
  const secrets = { system: textOf('system', call.body.messages), authorization: call.authorization };
  if (attack) return obedientWords(seenRequest, attack, secrets);
  const good = writes ?? honestWords(seenRequest);
  return wrongWords ? `${good} ${WRONG_WORDS[wrongWords]}` : good;
}

/** The order as a model reads it. */
function seenDishRequest({ body: { messages } }: Pick<ModelCall, 'body'>): SeenDishRequest {
  const system = textOf('system', messages);
  const user = textOf('user', messages);
  const foods = /Allowed foods: (.*)/.exec(system)?.[1]?.split(', ') ?? [];
  return { ...(JSON.parse(user) as Omit<SeenDishRequest, 'foods'>), foods };
}

function dishesOf(
  seenRequest: SeenDishRequest,
  call: ModelCall,
  { wrong, wrongOnly, dishes, attack }: ModelScript,
): StandInDish[] {
  const secrets = { system: textOf('system', call.body.messages), authorization: call.authorization };
  const good = attack ? obedientDishes(seenRequest, attack, secrets) : honestDishes(seenRequest);
  const spoilt = good.map((dish, index) =>
    wrong && (wrongOnly !== 'first' || index === 0) ? WRONG_DISHES[wrong](dish) : dish,
  );
  return spoilt.slice(0, dishes);
}
