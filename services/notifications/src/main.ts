import { constants, setPriority } from 'node:os';
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createNotificationsService } from './service.ts';

// Documents and mails can wait; buyers on the same machine cannot.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

run(async (signal) => createNotificationsService(loadConfig(process.env), signal));
