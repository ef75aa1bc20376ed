/** How the bank behind the sandbox decides: always approve, always decline, or by the last two digits of the amount. */
export const modes = ['approve', 'decline', 'cents'] as const;
export type Mode = (typeof modes)[number];

const approvingCodes = new Set(['00', '08', '10', '11', '16']);

/** Cards with a fixed result in any mode, so that a decline can be tested without changing settings. */
export const fixedCards: ReadonlyMap<string, string> = new Map([
  ['4000000000000002', '05'],
  ['4000000000009995', '51'],
  ['4000000000000069', '54'],
  ['4000000000009987', '41'],
  ['4000000000000119', '91'],
]);

const bankCode = (mode: Mode, cents: number, cardNumber: string): string => {
  const fixed = fixedCards.get(cardNumber);
  if (fixed) return fixed;
  if (mode === 'approve') return '00';
  if (mode === 'decline') return '05';
  return String(cents % 100).padStart(2, '0');
};

/** Call it only with a card that has passed `cardFormErrors`; `cents` is the amount of the access code. */
export const decide = (mode: Mode, cents: number, cardNumber: string) => {
  const responseCode = bankCode(mode, cents, cardNumber);
  if (!approvingCodes.has(responseCode)) {
    return { approved: false, responseCode, responseMessage: `D44${responseCode}`, amount: 0 };
  }
  const amount = responseCode === '10' ? Math.ceil(cents / 2) : cents;
  return {
    approved: true,
    /** Two digits, as the bank sends them. */
    responseCode,
    /** The provider's code for the bank's answer: A20NN approved, D44NN declined. */
    responseMessage: `A20${responseCode}`,
    /** Cents captured; less than requested only with code 10 (partial approval), 0 if declined. */
    amount,
  };
};
