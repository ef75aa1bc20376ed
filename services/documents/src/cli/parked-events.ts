import { documentsStaffActed } from '@southline/contracts/events';
import { parkedEventsCommand } from '@southline/platform/desk';

await parkedEventsCommand('documents', documentsStaffActed);
