/// ISO 639's languages, as far as films and their subtitles name them: all of ISO 639-1 with their codes of ISO 639-2
/// (both, if they differ) and 639-3, and the living and old languages of ISO 639-2 without a two-letter code. The other
/// codes of ISO 639-3 are left out, because "the", "and", "for" and "how" are among them, which occur in film names.
enum LanguageTable {
    /// A language's code and English name.
    struct Entry: Sendable {
        /// Two letters if the language has such a code, else three.
        let code: String
        let name: String
    }

    /// Finds a language by its code of two or three lowercase letters.
    static func entry(ofCode code: String) -> Entry? { index.codes[code] }

    /// Finds a language by its English or own name, in lowercase.
    static func entry(named name: String) -> Entry? { index.names[name] }

    private struct Index: Sendable {
        var codes: [String: Entry] = [:]
        var names: [String: Entry] = [:]

        init() {
            for line in (short + long).split(separator: ";") {
                let words = line.split { $0 == " " || $0 == "\n" }
                let codes = words.prefix { $0.utf8.count <= 3 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
                let names = words.dropFirst(codes.count).joined(separator: " ").split(separator: "/").map(String.init)
                guard let code = codes.first, let name = names.first else { continue }
                let entry = Entry(code: String(code), name: name)
                for code in codes { self.codes[String(code)] = entry }
                for name in names { self.names[name.lowercased()] = entry }
            }
        }
    }

    private static let index = Index()

    /// Codes (ISO 639-1, 639-2/T, and 639-2/B if it differs), the name to show, and other names in use.
    private static let short = """
        aa aar Afar; ab abk Abkhazian; ae ave Avestan; af afr Afrikaans; ak aka Akan; am amh Amharic; an arg Aragonese;
        ar ara Arabic/العربية; as asm Assamese; av ava Avaric; ay aym Aymara; az aze Azerbaijani; ba bak Bashkir;
        be bel Belarusian/беларуская; bg bul Bulgarian/български; bh bih Bihari; bi bis Bislama;
        bm bam Bambara; bn ben Bengali/Bangla/বাংলা; bo bod tib Tibetan; br bre Breton;
        bs bos Bosnian/bosanski; ca cat Catalan/Valencian/català/catala; ce che Chechen; ch cha Chamorro;
        co cos Corsican; cr cre Cree; cs ces cze Czech/čeština/česky/cesky; cu chu Church Slavonic; cv chv Chuvash;
        cy cym wel Welsh/Cymraeg; da dan Danish/dansk; de deu ger German/Deutsch/Allemand/Alemán/Tedesco;
        dv div Dhivehi/Maldivian; dz dzo Dzongkha; ee ewe Ewe; el ell gre Greek/Ελληνικά/ellinika;
        en eng English/Englisch/Anglais/Inglés/Ingles/Inglese; eo epo Esperanto;
        es spa Spanish/español/espanol/Spanisch/Espagnol/Spagnolo; et est Estonian/eesti; eu eus baq Basque/euskara;
        fa fas per Persian/Farsi/فارسی; ff ful Fulah; fi fin Finnish/suomi; fj fij Fijian; fo fao Faroese;
        fr fra fre French/français/francais/Französisch/Francés/Francese; fy fry Western Frisian;
        ga gle Irish/Gaeilge; gd gla Scottish Gaelic; gl glg Galician/galego; gn grn Guarani;
        gu guj Gujarati/ગુજરાતી; gv glv Manx; ha hau Hausa; he heb Hebrew/עברית/ivrit;
        hi hin Hindi/हिन्दी; ho hmo Hiri Motu; hr hrv Croatian/hrvatski; ht hat Haitian Creole;
        hu hun Hungarian/magyar; hy hye arm Armenian/հայերեն; hz her Herero; ia ina Interlingua;
        id ind Indonesian/Bahasa Indonesia; ie ile Interlingue; ig ibo Igbo; ii iii Sichuan Yi; ik ipk Inupiaq;
        io ido Ido; is isl ice Icelandic/íslenska; it ita Italian/italiano/Italienisch/Italien; iu iku Inuktitut;
        ja jpn Japanese/日本語/Nihongo/Japonais/Japanisch; jv jav Javanese; ka kat geo Georgian/ქართული;
        kg kon Kongo; ki kik Kikuyu; kj kua Kuanyama; kk kaz Kazakh/қазақ; kl kal Greenlandic; km khm Khmer;
        kn kan Kannada/ಕನ್ನಡ; ko kor Korean/한국어/Hangugeo; kr kau Kanuri; ks kas Kashmiri; ku kur Kurdish;
        kv kom Komi; kw cor Cornish; ky kir Kyrgyz; la lat Latin; lb ltz Luxembourgish/Lëtzebuergesch/Letzeburgesch;
        lg lug Ganda; li lim Limburgish; ln lin Lingala; lo lao Lao; lt lit Lithuanian/lietuvių; lu lub Luba-Katanga;
        lv lav Latvian/latviešu; mg mlg Malagasy; mh mah Marshallese; mi mri mao Maori;
        mk mkd mac Macedonian/македонски; ml mal Malayalam/മലയാളം; mn mon Mongolian;
        mr mar Marathi/मराठी; ms msa may Malay/Bahasa Melayu; mt mlt Maltese; my mya bur Burmese;
        na nau Nauruan; nb nob Norwegian Bokmål/Bokmål/bokmal; nd nde North Ndebele; ne nep Nepali; ng ndo Ndonga;
        nl nld dut Dutch/Flemish/Nederlands/Vlaams; nn nno Norwegian Nynorsk/Nynorsk; no nor Norwegian/norsk;
        nr nbl South Ndebele; nv nav Navajo; ny nya Chichewa/Chewa/Nyanja; oc oci Occitan; oj oji Ojibwa; om orm Oromo;
        or ori Odia; os oss Ossetian; pa pan Punjabi/ਪੰਜਾਬੀ; pi pli Pali; pl pol Polish/polski;
        ps pus Pashto; pt por Portuguese/português/portugues/Portugiesisch; qu que Quechua; rm roh Romansh;
        rn run Rundi; ro ron rum Romanian/română/romana/Moldavian/Moldovan;
        ru rus Russian/русский/russkiy/Russisch/Russe; rw kin Kinyarwanda; sa san Sanskrit; sc srd Sardinian;
        sd snd Sindhi; se sme Northern Sami; sg sag Sango; sh hbs Serbo-Croatian; si sin Sinhala/Sinhalese;
        sk slk slo Slovak/slovenčina/slovensky; sl slv Slovenian/slovenščina; sm smo Samoan; sn sna Shona;
        so som Somali; sq sqi alb Albanian/shqip; sr srp Serbian/srpski/српски; ss ssw Swati;
        st sot Southern Sotho; su sun Sundanese; sv swe Swedish/svenska; sw swa Swahili; ta tam Tamil/தமிழ்;
        te tel Telugu/తెలుగు; tg tgk Tajik; th tha Thai/ไทย; ti tir Tigrinya; tk tuk Turkmen;
        tl tgl Tagalog; tn tsn Tswana; to ton Tongan; tr tur Turkish/Türkçe/turkce; ts tso Tsonga; tt tat Tatar;
        tw twi Twi; ty tah Tahitian; ug uig Uyghur; uk ukr Ukrainian/українська; ur urd Urdu/اردو;
        uz uzb Uzbek; ve ven Venda; vi vie Vietnamese/Tiếng Việt; vo vol Volapük; wa wln Walloon; wo wol Wolof;
        xh xho Xhosa; yi yid Yiddish; yo yor Yoruba; za zha Zhuang;
        zh zho chi Chinese/中文/汉语/漢語/普通话/國語/国语; zu zul Zulu;
        """

    /// Codes of ISO 639-2, and names.
    private static let long = """
        ace Achinese; ach Acoli; ada Adangme; ady Adyghe; afh Afrihili; ain Ainu; akk Akkadian; ale Aleut;
        alt Southern Altai; ang Old English; anp Angika; arc Aramaic; arn Mapudungun; arp Arapaho; arw Arawak;
        ast Asturian; awa Awadhi; bal Baluchi; ban Balinese; bas Basa; bej Beja; bem Bemba; bho Bhojpuri; bik Bikol;
        bin Bini; bla Siksika; bra Braj; bua Buriat; bug Buginese; byn Blin; cad Caddo; car Carib; ceb Cebuano;
        chb Chibcha; chg Chagatai; chk Chuukese; chm Mari; chn Chinook Jargon; cho Choctaw; chp Chipewyan;
        chr Cherokee; chy Cheyenne; cnr Montenegrin; cop Coptic; crh Crimean Tatar; csb Kashubian; dak Dakota;
        dar Dargwa; del Delaware; den Slavey; dgr Dogrib; din Dinka; doi Dogri; dsb Lower Sorbian; dua Duala;
        dum Middle Dutch; dyu Dyula; efi Efik; egy Egyptian; eka Ekajuk; elx Elamite; enm Middle English; ewo Ewondo;
        fan Fang; fat Fanti; fil Filipino/Pilipino; fon Fon; frm Middle French; fro Old French; frr Northern Frisian;
        frs Eastern Frisian; fur Friulian; gaa Ga; gay Gayo; gba Gbaya; gez Geez; gil Gilbertese;
        gmh Middle High German; goh Old High German; gon Gondi; gor Gorontalo; got Gothic; grb Grebo;
        grc Ancient Greek; gsw Swiss German/Schwiizerdütsch; gwi Gwich'in; hai Haida; haw Hawaiian; hil Hiligaynon;
        hit Hittite; hmn Hmong; hsb Upper Sorbian; hup Hupa; iba Iban; ilo Iloko; inh Ingush; jbo Lojban;
        jpr Judeo-Persian; jrb Judeo-Arabic; kaa Kara-Kalpak; kab Kabyle; kac Kachin; kam Kamba; kaw Kawi;
        kbd Kabardian; kha Khasi; kho Khotanese; kmb Kimbundu; kok Konkani; kos Kosraean; kpe Kpelle;
        krc Karachay-Balkar; krl Karelian; kru Kurukh; kum Kumyk; kut Kutenai; lad Ladino; lah Lahnda; lam Lamba;
        lez Lezghian; lol Mongo; loz Lozi; lua Luba-Lulua; lui Luiseno; lun Lunda; luo Luo; lus Lushai; mad Madurese;
        mag Magahi; mai Maithili; mak Makasar; man Mandingo; mas Masai; mdf Moksha; mdr Mandar; men Mende;
        mga Middle Irish; mic Mi'kmaq; min Minangkabau; mnc Manchu; mni Manipuri; moh Mohawk; mos Mossi; mus Creek;
        mwl Mirandese; mwr Marwari; myv Erzya; nap Neapolitan; nds Low German/Plattdeutsch; new Newari; nia Nias;
        niu Niuean; nog Nogai; non Old Norse; nqo N'Ko; nso Pedi; nwc Classical Newari; nym Nyamwezi; nyn Nyankole;
        nyo Nyoro; nzi Nzima; osa Osage; ota Ottoman Turkish; pag Pangasinan; pal Pahlavi; pam Pampanga;
        pap Papiamento; pau Palauan; peo Old Persian; phn Phoenician; pon Pohnpeian; pro Old Provençal; raj Rajasthani;
        rap Rapanui; rar Rarotongan; rom Romany/Romani; rup Aromanian; sad Sandawe; sah Yakut; sam Samaritan Aramaic;
        sas Sasak; sat Santali; scn Sicilian; sco Scots; sel Selkup; sga Old Irish; shn Shan; sid Sidamo;
        sma Southern Sami; smj Lule Sami; smn Inari Sami; sms Skolt Sami; snk Soninke; sog Sogdian; srn Sranan Tongo;
        srr Serer; suk Sukuma; sus Susu; sux Sumerian; syc Classical Syriac; syr Syriac; tem Timne; ter Tereno;
        tet Tetum; tig Tigre; tiv Tiv; tkl Tokelau; tlh Klingon; tli Tlingit; tmh Tamashek; tog Nyasa Tonga;
        tpi Tok Pisin; tsi Tsimshian; tum Tumbuka; tvl Tuvalu; tyv Tuvinian; udm Udmurt; uga Ugaritic; umb Umbundu;
        vai Vai; vot Votic; wal Walamo; war Waray; was Washo; xal Kalmyk; yao Yao; yap Yapese;
        yue Cantonese/粵語/粤语/廣東話; zap Zapotec; zbl Blissymbols; zen Zenaga; zgh Moroccan Tamazight;
        zun Zuni; zza Zaza
        """
}
