import { authStaffActed } from '@southline/contracts/events';
import { parkedEventsCommand } from '@southline/platform/desk';

await parkedEventsCommand('auth', authStaffActed);
