import { constants, setPriority } from 'node:os';
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from './config.ts';
import { createNotificationsService } from './service.ts';

// Papers and mails may wait; buyers on the same machine may not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

run(async (signal) => createNotificationsService(loadConfig(process.env), signal));
