// node dist/cli/change-staff.js disable|enable <e-mail>
// node dist/cli/change-staff.js type <e-mail> Member|Dealer|Admin
import { type StaffPorts, setDisabled, setUserType } from '../application/staff.ts';
import { loadCliConfig } from '../config.ts';
import { operator } from '../operator.ts';
import { runCommand, withStaffPorts } from '../staff-ports.ts';
import { staffType } from '../staff-type.ts';

const change = (ports: StaffPorts, action: string | undefined, email: string, type: string | undefined) => {
  switch (action) {
    case 'disable':
      return setDisabled(ports)(email, true, operator());
    case 'enable':
      return setDisabled(ports)(email, false, operator());
    case 'type':
      return setUserType(ports)(email, type === 'Member' ? type : staffType(type), operator());
    default:
      throw new Error('disable, enable or type, and an e-mail address.');
  }
};

runCommand(async () => {
  const [action, email = '', type] = process.argv.slice(2);
  const membershipNo = await withStaffPorts(loadCliConfig(process.env), (ports) => change(ports, action, email, type));
  return `changed ${membershipNo}`;
});
