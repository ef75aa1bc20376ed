import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createPaymentsService } from './service.ts';

run((signal) => createPaymentsService(loadConfig(process.env), signal));
