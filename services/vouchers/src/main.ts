import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createVouchersService } from './service.ts';

run((signal) => createVouchersService(loadConfig(process.env), signal));
