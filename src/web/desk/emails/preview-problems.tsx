import { renderToStaticMarkup } from 'react-dom/server';
import { emailResponse } from './email-response.ts';

/** The reasons why a draft cannot be shown, in its place. */
export function previewProblems(messages: readonly string[]): Response {
  return emailResponse(
    `<!doctype html>${renderToStaticMarkup(
      <html lang="sk">
        <head>
          <meta charSet="utf-8" />
          <title>Náhľad e-mailu</title>
        </head>
        <body style={{ font: '17px/26px Verdana, Arial, sans-serif', margin: 24 }}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </body>
      </html>,
    )}`,
  );
}
