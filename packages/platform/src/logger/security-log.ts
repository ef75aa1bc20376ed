import type { SecurityLog } from '@southline/kernel/security-event';
import { addressKey } from '../address-key.ts';
import { securityEvents } from '../metrics/index.ts';
import type { Logger } from './index.ts';

/**
 * One line with `log: "security"` and one count per event. The level of the process does not switch it off, except `silent`,
 * which is for tests.
 */
export const createSecurityLog = (logger: Logger): SecurityLog => {
  const log = logger.child({ log: 'security' }, { level: logger.level === 'silent' ? 'silent' : 'info' });
  return (event) => {
    securityEvents.inc({ event: event.event, outcome: event.outcome });
    const { clientAddress } = event;
    log.info({ ...event, ...(clientAddress && { clientAddress: addressKey(clientAddress) }) }, 'security');
  };
};
