import type { Setting, StackFacts } from '@southline/platform/process';

const mailFrom = 'Southline <orders@southline.example>';

/** Values of site settings: with `npm start`, and in docker-compose.yml. In a cluster they come from its settings.env. */
export const settings: Readonly<
  Record<Setting, { inProcesses: (facts: StackFacts) => string | undefined; inCompose: string }>
> = {
  PUBLIC_URL: { inProcesses: ({ urls }) => urls.web, inCompose: `\${PUBLIC_URL:-http://127.0.0.1:8080}` },
  PAYMENT_FORM_ORIGIN: {
    inProcesses: ({ urls }) => urls.paymentForm,
    inCompose: `\${PAYMENT_FORM_ORIGIN:-http://127.0.0.1:8090}`,
  },
  PAYMENT_PROVIDER_URL: {
    inProcesses: ({ urls }) => urls.provider,
    inCompose: `\${PAYMENT_PROVIDER_URL:-http://payment-sandbox:8090}`,
  },
  REGO_PROVIDER_URL: { inProcesses: () => 'simulated', inCompose: `\${REGO_PROVIDER_URL:-simulated}` },
  REGO_PROVIDER_KEY: { inProcesses: () => undefined, inCompose: `\${REGO_PROVIDER_KEY:-}` },
  SMTP_URL: { inProcesses: ({ urls }) => urls.smtp, inCompose: 'smtp://mailpit:1025' },
  MAIL_FROM: { inProcesses: () => mailFrom, inCompose: mailFrom },
};
