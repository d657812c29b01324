import type { FastifyInstance } from 'fastify';
import { METHODS, routeName } from '../metrics/measure-requests.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

const SPAN = 'span';
const OWN_FAULT = 500;

/** A span for each request, under its method and the pattern of its route; what its handlers do is below it. */
export function traceRequests(app: FastifyInstance, { beginRequest }: Pick<Tracing, 'beginRequest'>): void {
  app.decorateRequest(SPAN);
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginRequest('request');
    request.setDecorator<OpenSpan>(SPAN, span);
    span.run(done);
  });
  // Reading the body has led out of it.
  app.addHook('preValidation', (request, _reply, done) => {
    request.getDecorator<OpenSpan>(SPAN).run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = routeName(request);
    const { statusCode: status } = reply;
    request.getDecorator<OpenSpan>(SPAN).end({
      name: `${method} ${route}`,
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      isFailed: status >= OWN_FAULT,
    });
    done();
  });
}
