/**
 * The text of an answer, decoded in the Chinese charset of its content type; fetch would always read UTF-8. Other
 * charsets are ignored, because Java servers declare ISO-8859-1 for UTF-8.
 */
export async function answerText(response: Response): Promise<string> {
  const [, charset] =
    /charset="?(gbk|gb2312|gb18030|big5)/i.exec(response.headers.get('content-type') ?? '') ?? []
  return charset ? new TextDecoder(charset).decode(await response.arrayBuffer()) : response.text()
}
