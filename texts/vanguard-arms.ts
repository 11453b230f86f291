/** Texts of Cardfight!! Vanguard about arms orders and about set cards that become units (17.7, 17.9, 18.5). */
import { saying, targetOf, type Says, type Tongue } from './sentences';
import { circleText } from './vanguard-nouns';
import { joined, listed, type Part } from './words';

/** `Arms – "Chief"` */
export const bearerText = (keyword: string, { bearer }: Part): string => `${keyword} – "${bearer as string}"`;

/** `with 10000 power and a critical of 1` */
function unitText({ power, critical, shield, subtype, special }: Part): string {
  const values = [
    power !== undefined && `${power as number} power`,
    critical !== undefined && `a critical of ${critical as number}`,
    shield !== undefined && `${shield as number} shield`,
  ].filter((value) => value !== false);
  const types = [subtype, special].filter((type) => type !== undefined).map((type) => `<${type as string}>`);
  return joined('as a', ...types, 'unit', values.length > 0 && `with ${listed(values)}`);
}

export const armsTexts = (tongue: () => Tongue): Readonly<Record<string, Says>> => ({
  arm: saying(['target', 'to'], (i, card) => {
    const unit = targetOf(tongue(), i, card, 'to').text;
    return `arm ${targetOf(tongue(), i, card).text} to ${unit.replace(/^all of /, '')}`;
  }),
  putAsUnit: saying(['target', 'power', 'critical', 'shield', 'subtype', 'special', 'to'], (i, card) =>
    joined(
      `put ${targetOf(tongue(), i, card).text} onto ${i.to === undefined ? 'a rear-guard circle' : circleText(i.to as Part)}`,
      unitText(i),
    ),
  ),
});
