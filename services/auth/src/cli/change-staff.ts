// node dist/cli/change-staff.js disable|enable <e-mail> --reason <why> [--by <who>]
// node dist/cli/change-staff.js type <e-mail> Member|Dealer|Admin --reason <why> [--by <who>]
// node dist/cli/change-staff.js reset-second-factor <e-mail> --reason <why> [--by <who>]
import { parseArgs } from 'node:util';
import { regionOf } from '@southline/kernel/region';
import { asOperator } from '@southline/platform/journal';
import { resetFactor } from '../application/reset-factor.ts';
import { type StaffCommand, type StaffPorts, setDisabled, setUserType } from '../application/staff.ts';
import { loadCliConfig } from '../config.ts';
import { operator, runCommand, staffType, withStaffPorts } from '../staff-ports.ts';

const options = { by: { type: 'string' }, reason: { type: 'string', default: '' } } as const;
const locale = { region: regionOf(''), language: 'en' };

const change = async (
  ports: StaffPorts,
  action: string | undefined,
  command: StaffCommand,
  type: string | undefined,
): Promise<string> => {
  switch (action) {
    case 'disable':
    case 'enable':
      return (await setDisabled(ports)(command, action === 'disable')).membershipNo;
    case 'type':
      return (await setUserType(ports)(command, type === 'Member' ? type : staffType(type))).membershipNo;
    case 'reset-second-factor': {
      const { email, reason, by } = command;
      return resetFactor(ports)({ email, reason, operator: by, locale });
    }
    default:
      throw new Error('disable, enable, type or reset-second-factor, an e-mail address and --reason.');
  }
};

runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [action, email = '', type] = positionals;
  const { reason, by = operator() } = values;
  const membershipNo = await withStaffPorts(loadCliConfig(process.env), (ports) =>
    asOperator({ by, code: action ?? '', reason }, () => change(ports, action, { email, reason, by }, type)),
  );
  return `changed ${membershipNo}`;
});
