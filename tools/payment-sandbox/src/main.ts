import { loadConfig } from './config.ts';
import { createServer } from './server.ts';

const config = loadConfig(process.env);
const app = await createServer(config, { level: config.LOG_LEVEL, base: { service: 'payment-sandbox' } });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => app.close().then(() => process.exit(0)));
}
await app.listen({ host: config.SANDBOX_HOST, port: config.SANDBOX_PORT });
