import Foundation

@testable import CastTransport

/// Two self-signed TLS identities for tests; whoever reads this file has the keys, and nobody trusts them.
enum TestIdentity {
    /// The key as PKCS#8.
    static let first = TLSIdentity(certificate: bytes(firstCertificate), privateKey: bytes(firstKey))
    /// The key as PKCS#1.
    static let second = TLSIdentity(certificate: bytes(secondCertificate), privateKey: bytes(secondKey))

    private static func bytes(_ base64: String) -> [UInt8] {
        [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
    }

    private static let firstCertificate = """
        MIIDFTCCAf2gAwIBAgIUeAjJCItgbXapeZzJ7fyxH0xORNwwDQYJKoZIhvcNAQELBQAwGTEXMBUGA1UEAwwOTWFycXVlZSBUZXN0IDEwIBcN
        MjYxMTIxMDIxMDQ1WhgPMjEyNjEwMjgwMjEwNDVaMBkxFzAVBgNVBAMMDk1hcnF1ZWUgVGVzdCAxMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A
        MIIBCgKCAQEAowSnjpa+7LxvipSrLOJ2wvikXnSnXyU+ZTzy3phJ53Aq1zRRODy8ppT3Juxo95hOb1GmqwUe++56Q03Qd9SAdTwpSETFjymi
        gKRTL+9Om0c5bZxzCuliI+aQ/BEGiLUxTzN0uvhvPi8BsNCEe1CDNbokisZbPzuzwlsaFoTLB2r2wC3faUN8r+GKIXu41T8lXX4LaTPTt5pE
        Dv0+Nei6mZZx5FXIc+eL7hL+Baubow0gGt2lZfZ3VEBFfg4znK0s3MEnWFqASEpflhrd3U4lr8dCjST16bBK7RJce0f8dh1/+CufMW9RPbrq
        BbaDelP/oRCtIeLg73WRV0XnYx0n5QIDAQABo1MwUTAdBgNVHQ4EFgQUYTfHr0exHVnP2BYKG6ovotPzKp8wHwYDVR0jBBgwFoAUYTfHr0ex
        HVnP2BYKG6ovotPzKp8wDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAOs3qkAS8yU+DzGJKMKGyXvMLhLqB0G22b382CSzZ
        wIGoi57BmbxBW1q3T5nkarCTA/DO7IDfLBryVggfJh0VpEa4ePlhFrPwhUG2NhlZAqxiz12a/4ElbcrhnrfejUPSMPL7QbwtrVcUi80vOVPR
        uTVslX6FZIXLz0cmhjOgmAi1Nvu8mtupP4x1GDjYFtu0NGHHst18aAeN7gjL3HEv8Rkh+waMiMHa5QVr6JcTHRBiBjG2z/N09aL8B0bxrwlW
        nWIi4CX/k4r/3xWBoVEUB3zkbD8tMhAXKzyObEWdX3DX0A73kUHdqnYlgEPYD+OQvTzOEBfXTZfMqv9scWCOMA==
        """

    private static let firstKey = """
        MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCjBKeOlr7svG+KlKss4nbC+KRedKdfJT5lPPLemEnncCrXNFE4PLymlPcm
        7Gj3mE5vUaarBR777npDTdB31IB1PClIRMWPKaKApFMv706bRzltnHMK6WIj5pD8EQaItTFPM3S6+G8+LwGw0IR7UIM1uiSKxls/O7PCWxoW
        hMsHavbALd9pQ3yv4Yohe7jVPyVdfgtpM9O3mkQO/T416LqZlnHkVchz54vuEv4Fq5ujDSAa3aVl9ndUQEV+DjOcrSzcwSdYWoBISl+WGt3d
        TiWvx0KNJPXpsErtElx7R/x2HX/4K58xb1E9uuoFtoN6U/+hEK0h4uDvdZFXRedjHSflAgMBAAECggEAJKZ5/mCNZb+ayzsP/gwfO8f3emX7
        MDS5Ib0xdFKkQPSSqSYRwZVEK6aPp3BczBexwKzIjigdVnJACiwvO5Wq2NCxDlap3P01E/t92WfR0i7R7j8PjUs5vY0LmSRBxhAImUAeFSAg
        MIiUdnp24puQGE70gr/ESYPkbwSY6amq1Mx/LTRENlADQS3SX2hNaNOYfhdItpHsmRaUTIXCkrTf8sVzAIDCtFWygKOhW3ZO3ic4UkfTWrbm
        nBaifYqZHoSYJYLlZM+qAbDnRIhPuioZ3xrXRoy6vBwk6fUXaHC2Dv5jTAfjufocNJfS5SCM9dX1vU8mQNxW7vlhyyXXTupPcQKBgQDdRxKq
        u2JJsvdLKnr4/jP6ytB1bcnuCCrrPJgZnKQFZUt6Jx6rG1CIJ0zTiwV/Z6JTspoF1ddFJFHdYGmIOtgT7RWa+Jm34NRwc4ObhNmz5l0GDpSW
        rCJZkqb5sf3Ppp6/DerKxsdAEd7DaR2XQh6qP4LB+OoHICXqnrwuowpDsQKBgQC8mT7nMkK6y+9dvn5kTOCVpyu6YB9aeNY+teiZ2vdw2J4/
        YRmTDD+FCWp8NQJR0wnXMUaUNl+150RVzwfljePw6GyZDuMJExHtY92MJxsKAn7DEgMumVmuD1/odNJVpUw7cheoDIHL7jOmINTGvHAwMwgi
        TDx/YzXWOOBplVW4dQKBgQCeBW2NQ7hTTV1Q7otXWaIhTclEsxzrwiV0TJeKYtS3jbkzCNDb/Our7/TrdXJ9o7LG9tsLo8TR+bgE0h9LTEqX
        IE63lyWfrQ3JKJUp8NvPn4l7E9qFJ3R4Z0SbOMM7EZB4fCXanc4ZMSnWfzDEnlFr32MvxuTKJekt/iIBZCmmYQKBgB9oXeNeqWI2SBySdrX5
        X4VMm6mkDFSivvsejCfjIUX3rRLc9sdYSNO857DbmxFJVeAyYpCYJYRDiUvI+IWwBX+/FSbAJesC8/9WnDSU5pnaJIYT39fIzfiAsvYhTk3Z
        A0L7Exl3S75MYumNmiGmjABa30Xm8EQ+n16XhjfPGMFpAoGBAJr/2vYUwKirU2lkLPlr8NyPVTmyg+WqUAATuy0ek83pdDaatUiWzdz+bwEU
        V4mz0HJKqjKVylowwGAURmaYJeUxOUzmBip1x3+ATf4TwmiMGdo5gHA+9+cHeO8fJYowFfKG4DLOyKeWdA2WsfsMGzP2KmK/66KTP9Jtd7eQ
        Z5QD
        """

    private static let secondCertificate = """
        MIIDFTCCAf2gAwIBAgIUEgbpk1F5gcuRUUq///vE7kNWa1owDQYJKoZIhvcNAQELBQAwGTEXMBUGA1UEAwwOTWFycXVlZSBUZXN0IDIwIBcN
        MjYxMTIxMDIxMDQ1WhgPMjEyNjEwMjgwMjEwNDVaMBkxFzAVBgNVBAMMDk1hcnF1ZWUgVGVzdCAyMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A
        MIIBCgKCAQEAqwLGjQY6CBPieRR0rVWonHiBb2VXY3tiDHpmfk+iKFbOlQhwfs+YuWtInbjyi2AXudHovFTxFf44wHDar/Ckt5YOosuXlbdc
        xaMja49IkBD7bvquZ1+BKaJxqPy0ZkWZPj7TuJZFH4qbCL1BEuX5KqXRPBYagtbPuej1XPHfDCMh6mub023qWzKj9SRip9c04XbmtVfkV16x
        gnQXgWxDIJGf0+VmNNZ7JiSwM6kRCz4B3pg6gdGAD02VqBy5bsZBG/jrhBH23RgaABEBGDdNCUICSKUN9Q4pU2vFxe33y5VuyrfA5QBKf7BX
        djJNSnXD+fnDvCPBuvNjnfL8XAxiywIDAQABo1MwUTAdBgNVHQ4EFgQUIFTzyybPqi+rZ7yDYs1Amxt6k6EwHwYDVR0jBBgwFoAUIFTzyybP
        qi+rZ7yDYs1Amxt6k6EwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAYszDXTUhjmdUPUmjenNc0DQdgmqaUs0bGXu4AR86
        r5wNoHY86mZaLtHR5Rcle3c1hFnSiLQs2/m+q+mYYFvj9OchjKzV5uMAazmd42vAG3ZqR6qhMX/nLy0nZ0VLrOr+qdpc+teF5BOjgxE0v+8o
        eRfRO8rvselZFEDkBRuOJ8ZXEW6Gxji2o5MR1XnE7a8PAUtX5tOGnGrzkAc8rTrC9YvjyihgTx2JUMOgCPbF7TeqMUNljDry7TdTW9CX4+/T
        cBi47BT/RjCHDqRVx+aNlYcXW4AhyQ/HIqyxJWBLj9Gg/HvSMB11zRxer10BbUBZQ0qp1w7qtWrbTa7YJJCNxQ==
        """

    private static let secondKey = """
        MIIEpAIBAAKCAQEAqwLGjQY6CBPieRR0rVWonHiBb2VXY3tiDHpmfk+iKFbOlQhwfs+YuWtInbjyi2AXudHovFTxFf44wHDar/Ckt5YOosuX
        lbdcxaMja49IkBD7bvquZ1+BKaJxqPy0ZkWZPj7TuJZFH4qbCL1BEuX5KqXRPBYagtbPuej1XPHfDCMh6mub023qWzKj9SRip9c04XbmtVfk
        V16xgnQXgWxDIJGf0+VmNNZ7JiSwM6kRCz4B3pg6gdGAD02VqBy5bsZBG/jrhBH23RgaABEBGDdNCUICSKUN9Q4pU2vFxe33y5VuyrfA5QBK
        f7BXdjJNSnXD+fnDvCPBuvNjnfL8XAxiywIDAQABAoIBAC8gw7EnryR8vmQZ5BHE0oPUne8iIZQz85B2xvo2Xfz591KREdeQxIkM7OUyi/0n
        DULTe20zh4FFH0TBlTL5gZtqijwJGYxUDQgWbnN8+EVjuLcb9KZeZo0fzG0Cv4CT26iQze5H02Le4tzksyNPJ3y+V8xUVxgJtROKBNyJd6uz
        K5N0GDRQDFZy0b6SkvrclF+fKMdOk1WmrVQUo2O3KdhjMo4CgY8CmVGO3VxVo7GjoU2EFHH/Z+ZBjfSxSocrEH189KmGsjyHaVbwwo1YjUAf
        NmlKsLry6bwLOQvH9w5suXuwe2au9ZivMgnr3TN0nkJLklgF9ViApQCe1TB1LhkCgYEA1XlbWl5Kn1GSuZl/79wcfT5moCpjmNFiqescZImo
        bB90gJg+vDe9ankOUMmTsYjAmWOTaGKhI2EIkCPt9zSQ7UGknIED/knXyF/uX57hozSQuHV6oSVDiw06Y7aNVIGKKp576IhteW7SUWF8wYRt
        L5HRDrSLqR1aUlL5Y+L4iyUCgYEAzRPmt0vGJTMcPAnLzWQbrftDEfbQmGalK6dcIQLepkQD685d/8N2o3KWgi5L+L4v3KoOuqX1jgagBE7b
        GXonYo7NjXFA+RxSFLptTrzb5g/DlGb8pGEuYXQPqVBLjIi9UuE11YKgRzZ5bvfdtsJksAiZWsKPwaokaCYGdEvbSy8CgYEAgGgAIEqJfm21
        4ThI8YGoDVoEpyD4ScrhGy5WJM985JTDIjrxuYuZvzrT9ppZ4bdNiraPy4FQRhSu7uz9ze3roxsSJiWgvkuypU+29gN+3AnZZ2sa+WWNzE2H
        qsT7HDLTZjFwfP3bQ+j6T4NhZJIAj1WZt8u4GmCSnORWKNQ1BpUCgYB4O529gyBleOSp0nh5L6MGytQUuSas4ykdQd7Cv+L3idLesjvsEpYA
        19Kj+i6yZBa9gbpm9ZvUq8+vFuhftH1YzC55KZgVNORuoKorSpCF/mIFJKgkW5GMszXnZ1sTxqtw5vbf+disR6TESW/kkW3kwvXd/0m3GmCD
        6x9HmZ21IwKBgQCcn0AyduWDfDCYDLy1xVzivBXFt43oRfyvUPvahBPtWy/PzEFMiVzz5PcsrAj9TDAwaG7bRCoZFXcLYxYrY0EKFTTCfbGQ
        oq4qdU1cWJO7OIf9hLnea8tF4AeuuZvzMCK1aw8Z+ls3gPLq7Yuf3y7A4Q8Qt118A4286saVksb9GQ==
        """
}
