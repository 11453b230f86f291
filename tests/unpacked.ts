/** Unpacks the stories of a page into their places, as its script does. */
import { gunzipSync } from 'node:zlib';

export function unpacked(page: string): string {
  const packed = /<template id="packed">([^<]*)</.exec(page)?.[1];
  if (packed === undefined) return page;
  const [numbers = '', ...pieces] = gunzipSync(Buffer.from(packed, 'base64')).toString().split('\0');
  const stories = numbers.split('\n').map((story) =>
    story
      .split(' ')
      .map((number) => pieces[parseInt(number, 36)])
      .join(''),
  );
  return page.replace(/<div class="packed" data-part="(\d+)">.*?<\/div>/gs, (_, part) => stories[Number(part)]!);
}
