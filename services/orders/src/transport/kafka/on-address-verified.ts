import { addressVerified } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { VerifiedAddress } from '../../domain/ports.ts';

export const onAddressVerified = (join: (session: ClientSession, address: VerifiedAddress) => Promise<void>) =>
  consume('orders', addressVerified, 'join-orders', (event, { session }) => join(session, event));
