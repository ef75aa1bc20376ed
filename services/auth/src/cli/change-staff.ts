// node dist/cli/change-staff.js disable|enable <e-mail>
// node dist/cli/change-staff.js type <e-mail> Member|Dealer|Admin
// node dist/cli/change-staff.js reset-second-factor <e-mail> <reason>
import { asOperator } from '@southline/platform/journal';
import { resetFactor } from '../application/reset-factor.ts';
import { type StaffPorts, setDisabled, setUserType } from '../application/staff.ts';
import { loadCliConfig } from '../config.ts';
import { operator } from '../operator.ts';
import { runCommand, withStaffPorts } from '../staff-ports.ts';
import { staffType } from '../staff-type.ts';

/** The security log and the journal have it. */
const resetSecondFactor = (ports: StaffPorts, email: string, reason: string) => {
  const by = operator();
  return asOperator({ by, code: 'reset', reason }, () => resetFactor(ports)({ email, reason, operator: by }));
};

const change = (ports: StaffPorts, action: string | undefined, email: string, type: string | undefined) => {
  switch (action) {
    case 'disable':
      return setDisabled(ports)(email, true, operator());
    case 'enable':
      return setDisabled(ports)(email, false, operator());
    case 'type':
      return setUserType(ports)(email, type === 'Member' ? type : staffType(type), operator());
    case 'reset-second-factor':
      return resetSecondFactor(ports, email, type ?? '');
    default:
      throw new Error('disable, enable, type or reset-second-factor, and an e-mail address.');
  }
};

runCommand(async () => {
  const [action, email = '', type] = process.argv.slice(2);
  const membershipNo = await withStaffPorts(loadCliConfig(process.env), (ports) => change(ports, action, email, type));
  return `changed ${membershipNo}`;
});
