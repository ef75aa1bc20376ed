/** The provider's published sandbox card; any future expiry. */
export const goodCard = { name: 'TEST BUYER', number: '4444333322221111', month: '12', year: '39', cvn: '123' };

/** A card that the sandbox declines in every mode. */
export const declinedCard = { ...goodCard, number: '4000000000000002' };

/** Posts a card straight to the provider, as the browser's form does. The answer is not read. */
export const postCard = async (formUrl: string, accessCode: string, card: typeof goodCard): Promise<void> => {
  await fetch(formUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    body: new URLSearchParams({
      EWAY_ACCESSCODE: accessCode,
      EWAY_PAYMENTTYPE: 'creditcard',
      EWAY_CARDNAME: card.name,
      EWAY_CARDNUMBER: card.number,
      EWAY_CARDEXPIRYMONTH: card.month,
      EWAY_CARDEXPIRYYEAR: card.year,
      EWAY_CARDCVN: card.cvn,
    }),
  });
};
