import type { UserType } from '../domain/member.ts';
import { createAccount, type StaffPorts, setPassword } from './staff.ts';

const accountOf = (userType: UserType, suburb: string, state: string, postcode: string) => ({
  email: `${userType.toLowerCase()}@southline.example`,
  userType,
  profile: {
    firstName: 'Demo',
    lastName: userType,
    address: '1 Example Street',
    suburb,
    state,
    postcode,
    mobile: '0400000000',
  },
});

const demoAccounts = [
  accountOf('Member', 'Melbourne', 'VIC', '3000'),
  accountOf('Dealer', 'Sydney', 'NSW', '2000'),
  accountOf('Admin', 'Brisbane', 'QLD', '4000'),
];

const by = 'demo';

/** One account of each type, with this password: missing ones are created, and others get this password. */
export const demoAccountsWith =
  (ports: StaffPorts) =>
  async (password: string): Promise<readonly string[]> => {
    for (const account of demoAccounts) {
      const known = await ports.accounts.findByEmail(account.email);
      if (!known) {
        await createAccount(ports)({ ...account, password, by });
        continue;
      }
      const { right } = await ports.passwords.verify(known.passwordHash, password);
      if (!right) await setPassword(ports)(account.email, password, by);
    }
    return demoAccounts.map(({ email }) => email);
  };
