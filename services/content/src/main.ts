import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createContentService } from './service.ts';

run(async (signal) => createContentService(loadConfig(process.env), signal));
