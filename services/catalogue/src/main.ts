import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createCatalogueService } from './service.ts';

run((signal) => createCatalogueService(loadConfig(process.env), signal));
