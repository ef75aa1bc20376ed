import { loadConfig } from './config.ts';
import { startMailbox } from './mailbox.ts';

const config = loadConfig(process.env);
const mailbox = await startMailbox(config, { level: config.LOG_LEVEL, base: { service: 'mailbox' } });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => mailbox.close().then(() => process.exit(0)));
}
