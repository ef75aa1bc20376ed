import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createBffService } from './service.ts';

run((signal) => createBffService(loadConfig(process.env), signal));
