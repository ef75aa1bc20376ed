import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createAuthService } from './service.ts';

run(async (signal) => createAuthService(loadConfig(process.env), signal));
