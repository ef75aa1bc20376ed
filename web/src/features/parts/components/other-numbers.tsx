import type { MessageDescriptor } from 'react-intl';
import { Term } from '../../../shared/ui/term.tsx';

type Props = { name: MessageDescriptor; numbers: readonly string[] | undefined };

/** Other numbers of a part, as one fact of its sheet; nothing if it has none. */
export const OtherNumbers = ({ name, numbers = [] }: Props) =>
  numbers.length === 0 ? null : <Term name={name}>{numbers.join(', ')}</Term>;
