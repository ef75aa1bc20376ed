import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';

type Props = { saving: boolean; onApply: () => void; onCancel: () => void };

/** Apply saves the details with the cart; Cancel restores the profile's. */
export const MemberActions = ({ saving, onApply, onCancel }: Props) => (
  <>
    <Button size="sm" variant="default" loading={saving} onClick={onApply} text={messages.apply} />
    <Button size="sm" variant="subtle" disabled={saving} onClick={onCancel} text={messages.cancel} />
  </>
);
