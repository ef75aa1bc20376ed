import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createReturnsService } from './service.ts';

run((signal) => createReturnsService(loadConfig(process.env), signal));
