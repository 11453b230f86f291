/** The sentence that answers an ambiguous rule. It imports nothing, so that a web page can write it as well. */

/** A quotation in a question stands between single marks, since the question itself stands in double ones. */
export const quotable = (question: string): string => question.replaceAll('"', "'");

/** `the ambiguous rule "Is ...?" is answered "no"` */
export const answerSentence = (question: string, answer: string): string =>
  `the ambiguous rule "${quotable(question)}" is answered "${answer}"`;
