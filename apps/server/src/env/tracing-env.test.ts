import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

test('without an endpoint there are no spans, and the rest has its standard values', () => {
  const outcome = readEnv({});

  expect(outcome.ok && outcome.env).toMatchObject({
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_SERVICE_NAME: 'platewise',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  expect(outcome.ok && outcome.env.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
});

test('headers are pairs whose values are percent-encoded', () => {
  const outcome = readEnv({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret, x-team = meals' });

  expect(outcome.ok && outcome.env.OTEL_EXPORTER_OTLP_HEADERS).toEqual({
    authorization: 'Bearer secret',
    'x-team': 'meals',
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address like http://collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'must be a list like name=value'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%', 'must be a list like name=value'],
  ['OTEL_TRACES_SAMPLER', 'sometimes', 'must be parentbased_always_on or'],
  ['OTEL_TRACES_SAMPLER_ARG', '20', 'must be a number from 0 to 1'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  const outcome = readEnv({ ...ENDPOINT, [name]: value });

  expect(outcome).toMatchObject({
    ok: false,
    sentence: expect.stringContaining(`${name} cannot be used: it ${sentence}`),
  });
});
