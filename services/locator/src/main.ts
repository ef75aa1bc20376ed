import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createLocatorService } from './service.ts';

run((signal) => createLocatorService(loadConfig(process.env), signal));
