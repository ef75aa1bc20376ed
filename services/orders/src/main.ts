import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createOrdersService } from './service.ts';

run((signal) => createOrdersService(loadConfig(process.env), signal));
