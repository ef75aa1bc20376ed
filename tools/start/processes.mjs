// The one place where a process of the product is added: its folder, its ports and what its config.ts reads.
import { join } from 'node:path';
import { root } from './paths.mjs';

const port = (variable, number) => ({ variable, number });

/**
 * A gRPC service: its port (below 32768, where systems begin to give ports to outgoing connections) and, for metrics and
 * health, 9000 + the last two digits of it.
 */
const service = (name, grpcPort, env) => ({
  name,
  dir: `services/${name}`,
  identity: true,
  ports: {
    grpc: port(`SOUTHLINE_${name.toUpperCase()}_PORT`, grpcPort),
    internal: port(`SOUTHLINE_${name.toUpperCase()}_INTERNAL_PORT`, 9000 + (grpcPort % 100)),
  },
  ready: { port: 'internal', path: '/readyz' },
  env: (stack) => ({
    ...identity(name, stack),
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: stack.ports[name].grpc,
    INTERNAL_PORT: stack.ports[name].internal,
    ...env(stack),
  }),
});

const identity = (name, { secrets }) => ({
  IDENTITY_SIGNING_KEY: `${name}-1:${secrets.identities[name].sign}`,
  IDENTITY_VERIFY_KEYS: Object.entries(secrets.identities)
    .map(([owner, { verify }]) => `${owner}-1:${verify}`)
    .join(','),
});

const events = ({ urls }) => ({ KAFKA_BROKERS: urls.kafka });

/** Servers beside the product; each is left out when the environment names another one. */
const mailbox = {
  name: 'mailbox',
  dir: 'tools/mailbox',
  replacedBy: 'SMTP_URL',
  ports: { http: port('SOUTHLINE_MAILBOX_PORT', 8025), smtp: port('SOUTHLINE_SMTP_PORT', 1025) },
  ready: { port: 'http', path: '/' },
  env: ({ ports, dataDir }) => ({
    MAILBOX_HTTP_PORT: ports.mailbox.http,
    MAILBOX_SMTP_PORT: ports.mailbox.smtp,
    MAILBOX_DATA: join(dataDir, 'mailbox'),
  }),
};

const paymentSandbox = {
  name: 'payment-sandbox',
  dir: 'tools/payment-sandbox',
  replacedBy: 'PAYMENT_PROVIDER_URL',
  ports: { http: port('SOUTHLINE_SANDBOX_PORT', 8090) },
  ready: { port: 'http', path: '/healthz' },
  env: ({ ports, dataDir, secrets, urls }) => ({
    SANDBOX_PORT: ports['payment-sandbox'].http,
    SANDBOX_PUBLIC_URL: urls.provider,
    SANDBOX_DATA: join(dataDir, 'payment-sandbox'),
    SANDBOX_KEY: secrets.sandboxKey,
    SANDBOX_PASSWORD: secrets.sandboxPassword,
  }),
};

const catalogue = {
  ...service('catalogue', 17051, (stack) => ({
    MONGO_URL: stack.database('catalogue'),
    ...events(stack),
    ORDERS_ADDRESS: stack.address('orders'),
    REGO_PROVIDER_URL: 'simulated',
  })),
  // The search index of 200,000 parts lies in memory.
  heapMb: 768,
};

const auth = service('auth', 17052, (stack) => ({
  MONGO_URL: stack.database('auth'),
  ...events(stack),
  TOKEN_KEY: stack.secrets.authTokenKey,
  // On one machine everybody has one address.
  TRIES_PER_ADDRESS: 1_000_000,
  SIGN_UPS_PER_ADDRESS: 1_000_000,
  RESETS_PER_ADDRESS: 1_000_000,
}));

const orders = service('orders', 17053, (stack) => ({
  MONGO_URL: stack.database('orders'),
  ...events(stack),
  CATALOGUE_ADDRESS: stack.address('catalogue'),
  PAYMENTS_ADDRESS: stack.address('payments'),
}));

const payments = service('payments', 17054, (stack) => ({
  MONGO_URL: stack.database('payments'),
  ...events(stack),
  ATTEMPT_ENCRYPTION_KEY: stack.secrets.attemptEncryptionKey,
  PAYMENT_PROVIDER_URL: stack.urls.provider,
  ...(stack.uses('payment-sandbox')
    ? { PAYMENT_PROVIDER_KEY: stack.secrets.sandboxKey, PAYMENT_PROVIDER_PASSWORD: stack.secrets.sandboxPassword }
    : {}),
  PUBLIC_URL: stack.urls.web,
}));

const documents = service('documents', 17056, (stack) => ({
  MONGO_URL: stack.database('documents'),
  ...events(stack),
}));

/** The demo's competition is open: the specification's dates have passed. */
const endOfNextMonth = (now) =>
  `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10)}T23:59:00+10:00`;

const content = {
  ...service('content', 17058, (stack) => ({
    MONGO_URL: stack.database('content'),
    ...events(stack),
    CATALOGUE_ADDRESS: stack.address('catalogue'),
    PROMOTION_CLOSES_AT: endOfNextMonth(new Date()),
  })),
  // It makes the index of the site over 200,000 parts.
  heapMb: 384,
};

const notifications = service('notifications', 17057, (stack) => ({
  MONGO_URL: stack.database('notifications'),
  ...events(stack),
  SMTP_URL: stack.urls.smtp,
  MAIL_FROM: 'Southline <orders@southline.example>',
  PUBLIC_URL: stack.urls.web,
  DOCUMENTS_ADDRESS: stack.address('documents'),
  AUTH_ADDRESS: stack.address('auth'),
}));

const bff = {
  name: 'bff',
  dir: 'services/bff',
  identity: true,
  ports: { http: port('SOUTHLINE_WEB_PORT', 8080), internal: port('SOUTHLINE_BFF_INTERNAL_PORT', 9080) },
  ready: { port: 'internal', path: '/readyz' },
  env: (stack) => ({
    ...identity('bff', stack),
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: stack.ports.bff.http,
    INTERNAL_PORT: stack.ports.bff.internal,
    PUBLIC_URL: stack.urls.web,
    WEB_ROOT: join(root, 'web', 'dist'),
    REDIS_URL: stack.urls.redis,
    LINK_SIGNING_KEY: stack.secrets.linkSigningKey,
    COOKIE_SECURE: 'false',
    TEST_PAGE: 'true',
    // On one machine everybody has one address, load tests among them.
    PAYMENTS_PER_ADDRESS: 1_000_000,
    PAYMENTS_PER_GUEST: 1_000_000,
    REQUESTS_PER_MINUTE: 100_000_000,
    OPEN_REQUESTS_PER_ADDRESS: 1_000_000,
    OPEN_UPLOADS_PER_ADDRESS: 1_000_000,
    PAYMENT_FORM_ORIGIN: stack.urls.paymentForm,
    CATALOGUE_ADDRESS: stack.address('catalogue'),
    ORDERS_ADDRESS: stack.address('orders'),
    DOCUMENTS_ADDRESS: stack.address('documents'),
    AUTH_ADDRESS: stack.address('auth'),
    CONTENT_ADDRESS: stack.address('content'),
    FORMS_PER_HOUR: 1_000_000,
    UPLOADS_PER_HOUR: 1_000_000,
    PAGE_VIEWS_PER_HOUR: 1_000_000,
  }),
};

/** In the order of starting; they end the other way round. */
export const processes = [
  mailbox,
  paymentSandbox,
  catalogue,
  payments,
  documents,
  auth,
  orders,
  content,
  notifications,
  bff,
];
