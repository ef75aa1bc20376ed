import { FormattedMessage } from 'react-intl';
import { familyNames } from './messages.ts';

const isFamily = (name: string): name is keyof typeof familyNames => Object.hasOwn(familyNames, name);

/** A category in the visitor's language where it is a family of the range; deeper ones are called as in the catalogue. */
export const FamilyName = ({ name }: { name: string }) =>
  isFamily(name) ? <FormattedMessage {...familyNames[name]} /> : name;
