import type { Visitor } from '../browser.ts';
import { environment } from '../environment.ts';

const exactly = (name: string) => ({ name, exact: true });

export interface Joiner {
  readonly email: string;
  readonly password: string;
}

/** The fields of the registration form, by label. */
export const joinFields = ({ email, password }: Joiner): [label: string, value: string][] => [
  ['First Name', 'Robin'],
  ['Last Name', 'Joiner'],
  ['Email', email],
  ['Confirm Email', email],
  ['Mobile', '0491 570 006'],
  ['Postcode', '3053'],
  ['Password', password],
  ['Confirm Password', password],
];

export const signIn = async ({ page }: Visitor, { email, password }: Joiner): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
};

/** Signs in by a call. Tests of other screens use it; accounts.spec.ts tests the form. */
export const enter = async ({ page }: Visitor, { email, password }: Joiner): Promise<void> => {
  const answer = await page.request.post(`${environment().web}/au/api/auth/sign-in`, { data: { email, password } });
  const { status, message } = (await answer.json()) as { status: boolean; message: string };
  if (!status) throw new Error(`${email} cannot sign in: ${message}`);
};

/** Signs in and opens a page. */
export const goAs = async (visitor: Visitor, path: string, who: Joiner): Promise<void> => {
  await enter(visitor, who);
  await visitor.go(path);
};

export const openMenu = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: /^Account of / }).click();
};

export const signOut = async (visitor: Visitor): Promise<void> => {
  await openMenu(visitor);
  const banner = visitor.page.getByRole('banner');
  await banner.getByRole('button', exactly('Sign out')).click();
  await banner.getByRole('link', exactly('Sign in')).waitFor();
};

export const heading = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, ...exactly(name) }).waitFor();
