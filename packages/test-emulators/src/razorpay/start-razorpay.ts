import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutScript } from './checkout-script.ts';
import { answerCall } from './stand-in-api.ts';
import * as billing from './stand-in-billing.ts';
import { type Message, messageOf, sendMessage } from './stand-in-events.ts';
import { type Fault, meetFault, takeFault } from './stand-in-faults.ts';
import { type Plan, Refusal, type StandInState, seconds } from './stand-in-state.ts';

export type Payment = { razorpay_payment_id: string; razorpay_subscription_id: string; razorpay_signature: string };

export type RazorpayStandIn = {
  url: string;
  checkoutUrl: string;
  /** The next calls that go wrong; empty when none. */
  faults: Fault[];
  /** What was called, as "METHOD /path". */
  calls: string[];
  /** Every webhook event that the provider would have sent, oldest first. */
  messages: Message[];
  state: StandInState;
  /** Pays in the checkout's place; the first charge follows at once, or when it is asked for while `chargesLater`. */
  pay(subscriptionId: string): Payment;
  /** Whether the first charge takes a while after a payment, as it may; the subscription is `created` meanwhile. */
  chargesLater: boolean;
  charge(subscriptionId: string): void;
  changePlan(subscriptionId: string, planId: string): void;
  pause(subscriptionId: string): void;
  resume(subscriptionId: string): void;
  failRefund(paymentId: string): void;
  dispute(paymentId: string, status: string): void;
  renew(subscriptionId: string, isPaid: boolean): void;
  halt(subscriptionId: string): void;
  /** Where webhook events are sent from now on, as they come up; null keeps them back. */
  deliverTo(url: string | null): void;
  /** Waits until all webhook events have been answered. */
  delivered(): Promise<void>;
  close(): Promise<void>;
};

type Setup = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  plans: readonly Plan[];
  port?: number;
  now?: () => Date;
};

/** A stand-in for Razorpay's API and its checkout, on this machine only. */
export async function startRazorpay(setup: Setup): Promise<RazorpayStandIn> {
  const { keyId, keySecret, webhookSecret, plans, port = 0, now = () => new Date() } = setup;
  const state: StandInState = {
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    subscriptions: new Map(),
    payments: new Map(),
    now,
  };
  const [faults, calls, messages]: [Fault[], string[], Message[]] = [[], [], []];
  let target: string | null = null;
  let deliveries: Promise<unknown>[] = [];
  const notify = (changes: readonly billing.Change[]) => {
    for (const change of changes) {
      const message = messageOf(change, { secret: webhookSecret, at: seconds(now()) });
      messages.push(message);
      if (target) deliveries.push(sendMessage(target, message).catch(() => undefined));
    }
  };
  const pay = (subscriptionId: string): Payment => {
    const { payment, changes } = billing.authorize(state, subscriptionId);
    notify(changes);
    if (!standIn.chargesLater) notify(billing.chargeFirst(state, subscriptionId));
    const signature = createHmac('sha256', keySecret).update(`${payment.id}|${subscriptionId}`).digest('hex');
    return {
      razorpay_payment_id: payment.id,
      razorpay_subscription_id: subscriptionId,
      razorpay_signature: signature,
    };
  };
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const call = `${request.method} ${pathname}`;
    calls.push(call);
    const text = await readText(request);
    const fault = takeFault(faults, call);
    if (fault && fault.kind !== 'lost') return meetFault(fault, response);
    try {
      if (pathname === '/v1/checkout.js') return sendScript(response, checkoutScript(urlOf()));
      if (pathname === '/v1/checkout/pay') return send(response, 200, payInCheckout(text), now());
      if (request.headers.authorization !== expected) throw new Refusal(401, 'Authentication failed');
      const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
      const answer = answerCall(state, { method: request.method ?? '', path: pathname, query: searchParams, body });
      notify(answer.changes ?? []);
      if (fault) return meetFault(fault, response);
      send(response, 200, answer.body, now());
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      const description = error instanceof Error ? error.message : '';
      send(response, status, { error: { code: 'BAD_REQUEST_ERROR', description } }, now());
    }
  };
  const payInCheckout = (text: string): Payment => {
    const { key, subscription_id: id, outcome } = JSON.parse(text) as Record<string, string>;
    if (key !== keyId) throw new Refusal(401, 'Authentication failed');
    if (outcome !== 'success') throw new Refusal(400, 'Your payment was declined by the bank.');
    return pay(id ?? '');
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const standIn: RazorpayStandIn = {
    chargesLater: false,
    charge: (id) => notify(billing.chargeFirst(state, id)),
    changePlan: (id, planId) => notify(billing.changePlan(state, id, planId)),
    pause: (id) => notify(billing.pause(state, id)),
    resume: (id) => notify(billing.resume(state, id)),
    failRefund: (id) => notify(billing.failRefund(state, id)),
    dispute: (id, status) => notify(billing.dispute(state, id, status)),
    url: urlOf(),
    checkoutUrl: `${urlOf()}/v1/checkout.js`,
    faults,
    calls,
    messages,
    state,
    pay,
    renew: (id, isPaid) => notify(billing.renew(state, id, isPaid)),
    halt: (id) => notify(billing.halt(state, id)),
    deliverTo: (url) => {
      target = url;
    },
    delivered: async () => {
      const pending = deliveries;
      deliveries = [];
      await Promise.all(pending);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
  return standIn;
}

function send(response: ServerResponse, status: number, body: object, at: Date): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    date: at.toUTCString(),
    // The checkout asks from the product's page.
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(body));
}

function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
  response.end(script);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
