import { MODEL } from './model-variables.ts';
import { SALES } from './sale-variables.ts';
import type { Section } from './section.ts';

/** The variables in the order of the page. A test compares their names with the schema. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'The server',
    variables: {
      PORT: { meaning: 'the port on which the server listens; `0` takes any that is free' },
      HOST: { meaning: 'the address on which it listens; the image sets `0.0.0.0`' },
      PUBLIC_URL: {
        default: '`http://localhost:PORT`',
        meaning:
          'the address that people type: links in emails, issuer and audience of tokens, the origin that may sign in. With https, browsers are bound to https (HSTS) and cookies to the host',
      },
      WEB_ORIGINS: {
        default: 'none',
        meaning: 'other origins whose pages may call the API, separated by commas, each exact',
      },
      TRUST_PROXY: {
        default: 'none',
        meaning:
          'addresses or networks of proxies, separated by commas, whose `X-Forwarded-For` is believed; without it everybody behind a proxy shares its limits',
      },
      DATA_DIR: {
        meaning:
          "the embedded database, the file that lets the operator's commands in, the list of deleted accounts, and the web files of the release before (for open tabs); made with mode 0700",
      },
      WEB_DIR: { default: '`apps/web/dist`', meaning: 'the folder of the built pages' },
      NODE_ENV: {
        default: 'not set',
        meaning: '`production` asks for the fallbacks by name, refuses test keys, and logs every request',
      },
      LOG_LEVEL: {
        default: '`warn`; `info` in production',
        meaning: 'from which level on there is a line in the log; lines are JSON on standard output',
      },
      ALLOW_TEST_KEYS: {
        meaning:
          '`on` has production take test keys of Clerk and Razorpay, so that the image can be rehearsed; a banner on every page then shows that no payment is real',
      },
      OUTGOING_WEBHOOKS: {
        meaning:
          '`on` sends the webhooks that people set up to https addresses of the internet, and to nothing else ([secure](secure.md#webhooks-of-people)); `local` also to this machine and private networks, with http too, for a server whose people you know',
      },
      OFF_URL: {
        default: 'none: barcodes lead to the foods of one’s own',
        meaning:
          'Open Food Facts (`https://world.openfoodfacts.org`) or a mirror of it, asked for the label of a barcode: it gets the code and, as its rules want, `CONTACT_TO` or `PUBLIC_URL` as the name of who asks, at most 15 times a minute. https, or this machine',
      },
      BARCODES_FILE: {
        default: 'none',
        meaning:
          'in its place, a list of labels of your own, read at the start; [operate](operate.md#labels-by-their-barcode) has its columns',
      },
      WEB_PUSH: {
        meaning:
          '`on` sends the reminders that people switch on to the push services of Chrome, Firefox, Safari and Edge, and to nothing else ([secure](secure.md#reminders)); `local` to any address, this machine included; `off` sends none, and nobody is offered any',
      },
      VAPID_PUBLIC_KEY: {
        default: 'made at the first start',
        meaning:
          'by which push services know this server; used with `VAPID_PRIVATE_KEY`. Another one ends all subscriptions',
      },
      VAPID_PRIVATE_KEY: {
        default: 'made at the first start, kept in the database',
        meaning: 'signs what is sent to push services; used with `VAPID_PUBLIC_KEY`',
      },
      SHED_LOOP_MS: {
        meaning:
          'when the event loop of a process is this late for a second, it refuses plans with 503 and `Retry-After`, at twice as much everything but health; `0` refuses nothing',
      },
      SHED_MEMORY_MB: {
        default: 'nine tenths of the container, shared by `WORKERS`',
        meaning:
          'the same for resident memory of a process: plans from here on, everything from 5 % more; `0` refuses nothing',
      },
      DRAIN_SECONDS: {
        meaning:
          'after SIGTERM `/readyz` answers 503 for so long while everything else is still answered, so that a balancer has noticed before requests are refused; [upgrade](upgrade.md#without-a-break) has more',
      },
      METRICS_TOKEN: {
        default: 'none: this machine only',
        meaning:
          'opens `/metrics` to anyone who sends it as a bearer; [operate](operate.md#figures-and-alerts) has more',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        default: 'none: no spans',
        meaning:
          'a collector that takes OTLP over HTTP with JSON, to whose `/v1/traces` spans are sent; [operate](operate.md#traces) has what is in them',
      },
      OTEL_EXPORTER_OTLP_HEADERS: {
        default: 'none',
        meaning: 'headers for the collector, such as `authorization=Bearer%20secret`, separated by commas',
      },
      OTEL_SERVICE_NAME: { meaning: 'the name of this server among others' },
      OTEL_TRACES_SAMPLER: {
        meaning:
          'which requests are reported: all, none, or with `traceidratio` a share of them. A `traceparent` that is sent is never followed',
      },
      OTEL_TRACES_SAMPLER_ARG: { meaning: 'that share, from 0 to 1' },
      RATE_LIMITS: {
        meaning: '`relaxed` multiplies every limit by 1,000, for load tests; refused in production',
      },
      SUPPORT_PHONE: { default: 'none', meaning: 'the telephone number on /support' },
    },
  },
  {
    title: 'Database',
    about:
      'Without `DATABASE_URL` the embedded database is used, which takes one process. The others of this section mean something with it only. ' +
      '[infra](../infra/README.md#behind-pgbouncer) has a pooler and a replica in detail.',
    variables: {
      DATABASE_URL: {
        default: 'the embedded database in `DATA_DIR`',
        meaning: 'a Postgres, 15 or newer',
      },
      DATABASE_POOL: {
        meaning:
          'connections for requests of each process; prepared reads travel on 2 more, and the work in the background opens up to 8 when it needs them. A request holds one for each round trip: with 300 ms to the database, 10 serve 33 statements a second; set 20 or more where it is that far away',
      },
      DATABASE_DIRECT_URL: {
        default: 'none',
        meaning:
          'where `DATABASE_URL` leads to a pooler in transaction mode: Postgres itself, for migrations, backups and the work in the background',
      },
      DATABASE_REPLICA_URL: {
        default: 'none',
        meaning: 'a streaming replica of the same Postgres, for reads that may lag',
      },
      DATABASE_NAMED_STATEMENTS: {
        default: '`on`; `off` with `DATABASE_DIRECT_URL`',
        meaning:
          'statements that are planned once and then known by a name; without, reads cost the database twice as much. Behind a pooler `on` needs one that knows names (PgBouncer from 1.21 on, with `max_prepared_statements`); another is refused at the start',
      },
      REDIS_URL: {
        default: 'none',
        meaning:
          'Redis or Valkey, for several machines on one database: they count reads and small changes together there. Without it, or while it cannot be reached, each machine counts for itself',
      },
    },
  },
  {
    title: 'Processes and threads',
    variables: {
      WORKERS: {
        meaning:
          'how many processes serve one port, with Postgres; `auto` is one for each core. Each has its own `DATABASE_POOL` and planner threads; one that dies is started again',
      },
      PLANNER_THREADS: {
        default: 'one less than there are cores (divided by `WORKERS`), at least 1',
        meaning:
          'threads that plan, so that plans hold up nobody who only reads; each takes some 100 MB. With `0` the server plans between its answers',
      },
    },
  },
  {
    title: 'Fallbacks',
    about: 'What runs where no hosted service is set. With `NODE_ENV=production` each must be named then.',
    variables: {
      IDENTITY: { default: '`local`', meaning: 'accounts of its own, with e-mail address and password' },
      PAYMENTS: { default: '`sandbox`', meaning: 'a checkout in which no money moves' },
      PLANNER: { default: '`embedded`', meaning: 'the planner of the product, with no language model' },
    },
  },
  {
    title: 'E-mail',
    about:
      'All three or none. Without them no email is written; messages and newsletter addresses are stored only. With them new accounts of our own confirm their address by a mailed link: until then their monthly refill and the newsletter wait. Accounts that are there already keep both.',
    variables: {
      SMTP_URL: { default: 'none', meaning: 'the mail server' },
      MAIL_FROM: { default: 'none', meaning: 'the sender of every email' },
      CONTACT_TO: { default: 'none', meaning: 'who gets the messages of the contact form' },
    },
  },
  {
    title: 'Accounts at Clerk',
    about: 'The first two together switch it on. [infra](../infra/README.md#accounts-at-clerk) has the steps.',
    variables: {
      CLERK_PUBLISHABLE_KEY: { default: 'none', meaning: 'the publishable key; test keys are refused in production' },
      CLERK_JWT_KEY: {
        default: 'none',
        meaning:
          "the instance's public key, with which tokens are checked without asking Clerk; line ends may be written `\\n`",
      },
      CLERK_WEBHOOK_SECRET: {
        default: 'none',
        meaning: "the secret of Clerk's webhook events about changed and deleted people; required in production",
      },
      CLERK_SECRET_KEY: {
        default: 'none',
        meaning:
          'lets the server ask who a person is whose token does not state it, and remove an account at Clerk that is deleted here',
      },
      CLERK_PROXY_URL: {
        default: 'none',
        meaning:
          "the address at which a proxy of yours serves Clerk's frontend API; it is then the issuer of tokens. https or this machine",
      },
    },
  },
  ...SALES,
  MODEL,
];
