/** Frames every HTML page: one file that needs nothing else, with a policy that lets only its own script run. */
import { createHash } from 'node:crypto';
import { STYLE } from './html-style';
import { Html, markup } from './html-template';

export interface PageParts {
  title: string;
  body: Html;
  /** Without it the page has no script at all. */
  script?: string;
}

export function pageHtml({ title, body, script }: PageParts): string {
  const scripts = script === undefined ? `'none'` : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${scripts}`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>${new Html(STYLE)}</style>
      </head>
      <body>
        ${body} ${script !== undefined && markup`<script>${new Html(script)}</script>`}
      </body>
    </html>
  `.text;
}
