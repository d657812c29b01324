import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith, type ModelScript } from './answer-with.ts';

/** A request as the stand-in saw it. */
export type ModelCall = {
  path: string;
  authorization: string;
  /** The content of a message is a list of parts where a photo is among them. */
  body: Record<string, unknown> & { messages: { role: string; content: string }[] };
  /** Whether the asker went away before the answer was complete. */
  wasCut: boolean;
};

export type StandInModel = {
  /** The base URL to configure. */
  url: string;
  calls: ModelCall[];
  /** What it does from now on; a function decides call by call, counted from 0. */
  script: ModelScript | ((call: number) => ModelScript);
  /** What it lists at /models; null where it lists nothing, as some services do. */
  models: object[] | null;
  /** The only key that the list is given for; any where none is named. */
  keyOfList?: string;
  close: () => Promise<void>;
};

const BODY_MAX = 4_000_000;

/** A stand-in for an OpenAI-compatible server on loopback: streaming chat completions, with every fault on demand. */
export async function startModel(script: StandInModel['script'] = {}, port = 0): Promise<StandInModel> {
  const server = createServer((request, response) => void answer(request, response));
  const standIn: StandInModel = {
    url: '',
    calls: [],
    script,
    models: [{ id: 'gpt-6-luna', object: 'model', owned_by: 'stand-in' }],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/v1/models' && request.method === 'GET') return listModels(standIn, request, response);
    const text = await readBody(request);
    const body = JSON.parse(text || '{}') as ModelCall['body'];
    const call = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body, wasCut: false };
    response.once('close', () => {
      call.wasCut = !response.writableFinished;
    });
    standIn.calls.push(call);
    const { script: now } = standIn;
    if (call.path !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    await answerWith(response, call, typeof now === 'function' ? now(standIn.calls.length - 1) : now);
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return standIn;
}

function listModels({ models, keyOfList }: StandInModel, { headers }: IncomingMessage, response: ServerResponse): void {
  const isRefused = keyOfList !== undefined && headers.authorization !== `Bearer ${keyOfList}`;
  const [status, body] = isRefused
    ? [401, { error: { code: 'invalid_api_key', message: 'Incorrect API key provided' } }]
    : models
      ? [200, { object: 'list', data: models }]
      : [404, { error: { message: 'not found' } }];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_MAX) throw new Error('The request is too large.');
  }
  return text;
}
