import { FormattedMessage, type MessageDescriptor } from 'react-intl';

type Props = { name: MessageDescriptor; numbers: readonly string[] | undefined };

/** Other numbers of a part, one fact of its sheet; nothing where it has none. */
export const OtherNumbers = ({ name, numbers = [] }: Props) =>
  numbers.length === 0 ? null : (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{numbers.join(', ')}</dd>
    </div>
  );
