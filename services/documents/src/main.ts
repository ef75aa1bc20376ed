import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createDocumentsService } from './service.ts';

run(async (signal) => createDocumentsService(loadConfig(process.env), signal));
