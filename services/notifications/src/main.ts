import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createNotificationsService } from './service.ts';

run(async (signal) => createNotificationsService(loadConfig(process.env), signal));
