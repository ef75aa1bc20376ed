import { constants, setPriority } from 'node:os';
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createDocumentsService } from './service.ts';

// Papers and mails may wait; buyers on the same machine may not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

run(async (signal) => createDocumentsService(loadConfig(process.env), signal));
