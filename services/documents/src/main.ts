import { constants, setPriority } from 'node:os';
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createDocumentsService } from './service.ts';

// Documents and mails can wait; requests of buyers on the same machine cannot.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

run(async (signal) => createDocumentsService(loadConfig(process.env), signal));
